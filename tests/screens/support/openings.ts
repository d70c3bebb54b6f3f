import { appMachine } from '../../../machines/app.machine'
import { loginMachine } from '../../../machines/auth/login.machine'
import { logoutMachine } from '../../../machines/auth/logout.machine'
import { sessionMachine } from '../../../machines/auth/session.machine'
import { casesIn, type MenuEntry, type PlacedCase } from '../../../machines/case/areaCases'
import type { CaseMachine } from '../../../machines/case/case.machine'
import { kgfbCases } from '../../../machines/cases/kgfb'
import { licensePlate } from '../../../machines/cases/kgfb/licensePlate.case'
import { contractMachine } from '../../../machines/contract/contract.machine'
import { dapMachine } from '../../../machines/dap/dap.machine'
import { identificationMachine } from '../../../machines/identification/identification.machine'
import { phoneRequestMachine } from '../../../machines/phoneRequest/phoneRequest.machine'
import { casePlaceOf, pathOf } from '../../../machines/routes'
import { securityCodeMachine } from '../../../machines/security/calls'
import { nothingSaved } from '../../../machines/security/saved'
import { securityMachine } from '../../../machines/security/security.machine'
import {
  contractSlot,
  dapSlot,
  identificationSlot,
  loginSlot,
  logoutSlot,
  phoneRequestSlot,
  securitySlot,
  sessionSlot,
} from '../../../machines/start.actors'
import {
  draftKey,
  SAVED_DAP,
  SAVED_IDENTIFICATION,
  SAVED_LOGIN,
  SAVED_PHONE_REQUEST,
  SESSION,
} from '../../../machines/storageKeys'
import { uploadMachine } from '../../../machines/upload/upload.machine'
import { headerExamples } from '../../../mocks/examples/kgfbHeader'
import { getHeader, getModifyLicensePlate } from '../../../src/api/kgfb'
import { flowScreens } from '../../../src/screens/contract/flowScreens'
import { answer, load } from '../../machines/story'
import { sampleFlow } from '../../model/kit/sampleEntries'
import { sampleFile } from '../../model/kit/sampleFile'
import { sampleToken } from '../../model/kit/sampleToken'
import type { ScriptedWorld } from '../../model/kit/world'
import { draftAt } from '../../model/models/case.model'
import { openDocuments, openDownload, openEmail } from './documentOpenings'
import { frozen } from './frozen'
import { SampleFlow } from './SampleFlow'
import { type Opening, open, openStarted, signedIn } from './stage'

export type { Running, Stage } from './stage'

/** The case with documents. */
const [plate] = casesIn(kgfbCases).filter(({ definition }) => definition === licensePlate)
if (plate === undefined) throw new Error('The menu has no licence plate')

const childless = appMachine.provide({
  actors: {
    login: frozen('login', loginMachine),
    contract: frozen('contract', contractMachine),
    logout: frozen('logout', logoutMachine),
    session: frozen('session', sessionMachine),
    dap: frozen('dap', dapMachine),
    identification: frozen('identification', identificationMachine),
    phoneRequest: frozen('phoneRequest', phoneRequestMachine),
    security: frozen('security', securityMachine),
  },
})

const openApp: Opening = async (path, world) => {
  const { address } = Object(path.input)
  const opened = await open(childless, address, world)
  return { ...opened, actor: () => opened.app }
}

const openLogin: Opening = async (path, world) => {
  loginSlot.fill(loginMachine)
  const { saved } = Object(path.input)
  if (saved !== null) world.ports.storage.write(SAVED_LOGIN, saved)
  const opened = await openStarted('/kgfb/belepes', world)
  await load(world, 'loadSignIn')
  return { ...opened, actor: () => opened.app.getSnapshot().children.login }
}

const openDap: Opening = async (path, world) => {
  dapSlot.fill(dapMachine)
  // Garbage in the tab is a fresh start, as choosing it at the sign-in is.
  const { saved } = Object(path.input)
  world.ports.storage.write(SAVED_DAP, saved ?? 'garbage')
  const opened = await openStarted('/kgfb/belepes', world)
  await load(world, 'loadSignIn')
  await load(world, 'loadPart')
  // What became of it is looked at after its end, too.
  const dap = opened.app.getSnapshot().children.dap
  return { ...opened, actor: () => dap }
}

const openLogout: Opening = async (_, world) => {
  logoutSlot.fill(logoutMachine)
  signedIn(world)
  const opened = await openStarted('/kezdolap', world)
  await load(world, 'loadHome')
  return { ...opened, actor: () => opened.app.getSnapshot().children.logout, opener: { type: 'logout.requested' } }
}

const openPhoneRequest: Opening = async (path, world) => {
  phoneRequestSlot.fill(phoneRequestMachine)
  const { kind, contractNumber, maskedEmail } = Object(path.input)
  const saved = { kind, contractNumber, maskedEmail, phone: '', requestId: 'id', attempt: 1 }
  world.ports.storage.write(SAVED_PHONE_REQUEST, saved)
  const opened = await openStarted('/kgfb/telefonszam', world)
  await load(world, 'loadPart')
  return { ...opened, actor: () => opened.app.getSnapshot().children.phoneRequest }
}

/** The identification that a sign-in has waited for since before a reload. */
const openIdentification: Opening = async (path, world) => {
  identificationSlot.fill(identificationMachine)
  const { caseId } = Object(path.input)
  world.ports.storage.write(SAVED_IDENTIFICATION, { accessToken: sampleToken(20), caseId })
  const opened = await openStarted('/kgfb/belepes', world)
  await load(world, 'loadSignIn')
  await load(world, 'loadPart')
  return { ...opened, actor: () => opened.app.getSnapshot().children.identification }
}

const openSecurity: Opening = async (_, world) => {
  securitySlot.fill(securityMachine.provide({ actors: { code: frozen('code', securityCodeMachine) } }))
  return openSettings(world)
}

const openSettings = async (world: ScriptedWorld) => {
  signedIn(world)
  const opened = await openStarted('/kgfb/biztonsag', world)
  await load(world, 'loadPart')
  return { ...opened, actor: () => opened.app.getSnapshot().children.security }
}

/** The code of a change that the customer has started before a reload. */
const openSecurityCode: Opening = async (path, world) => {
  securitySlot.fill(securityMachine)
  const { channel, sentTo, confirmationSentTo, attemptsLeft, resendFrom } = Object(path.input)
  world.ports.storage.write(draftKey('10000001', 'security'), {
    ...nothingSaved,
    ...{ step: 'confirming', channel, sentTo, confirmationSentTo, attemptsLeft, resendFrom },
  })
  const settings = await openSettings(world)
  // It is there as long as its parent asks for the code, and looked at after that too.
  const code = settings.actor()?.getSnapshot().children.code
  return { ...settings, actor: () => code }
}

/** Watching over the session of a customer on home. */
const openSession: Opening = async (path, world) => {
  sessionSlot.fill(sessionMachine)
  signedIn(world)
  const { expiresAt } = Object(path.input)
  world.ports.storage.write(SESSION, { accessToken: sampleToken(expiresAt === null ? -1 : 20), expiresAt })
  const opened = await openStarted('/kezdolap', world)
  await load(world, 'loadHome')
  return { ...opened, actor: () => opened.app.getSnapshot().children.session }
}

const openContract: Opening = async (path, world) => {
  contractSlot.fill(contractMachine.provide({ actors: { case: frozen('case', plate.machine) } }))
  flowScreens[sampleFlow.screen] = SampleFlow
  signedIn(world)
  const opened = await openStarted(pathOf(Object(path.input).place), world)
  return { ...opened, actor: () => opened.app.getSnapshot().children.contract }
}

/** The menu's entry of a case, alone and open to everybody; its chart is the given one. */
const entryOf = ({ key, way, definition }: PlacedCase, machine: CaseMachine): MenuEntry => {
  const always = { isEnabled: () => true }
  const entry = { key, group: 'other', ...always } as const
  if (way === '') return { kind: 'case', definition, machine, ...entry }
  return { kind: 'ways', ways: [{ slug: way, definition, machine, ...always }], ...entry }
}

/** Opens a case of the kgfb contract with the draft that the tab holds; its chart is the given one. */
const openCase = async (placed: PlacedCase, machine: CaseMachine, saved: unknown, world: ScriptedWorld) => {
  const { key, way, definition } = placed
  contractSlot.fill(contractMachine)
  signedIn(world)
  if (saved !== null) world.ports.storage.write(draftKey('10000001', definition.id), saved)
  const menu = [...kgfbCases.menu.filter((entry) => entry.key !== key), entryOf(placed, machine)]
  const opened = await openStarted(pathOf(casePlaceOf('kgfb', key, way)), world)
  await load(world, 'loadArea', { ...kgfbCases, menu })
  await answer(world, getHeader, headerExamples.withDebt)
  await load(world, 'loadArea', { ...kgfbCases, menu })
  return { ...opened, actor: () => opened.app.getSnapshot().children.contract?.getSnapshot().children.case }
}

const openGivenCase: Opening = async (path, world) => {
  const entry = casesIn(kgfbCases).find(({ definition }) => definition.id === path.machine)
  if (entry === undefined) throw new Error(`There is no case ${path.machine}`)
  const machine = entry.machine.provide({ actors: { upload: frozen('upload', uploadMachine) } })
  return openCase(entry, machine, Object(path.input).saved, world)
}

/** A case whose documents are asked for; an upload's file stands in its draft, or the customer chooses it there. */
const openUpload: Opening = async (path, world) => {
  const { file } = Object(path.input)
  const isNew = file.status === sampleFile.status
  const draft = draftAt(plate.definition, 'attaching')
  const answers = { ...draft.answers, registrationBook: isNew ? [] : [file] }
  const opened = await openCase(plate, plate.machine, { ...draft, answers }, world)
  await answer(world, getModifyLicensePlate, { hasOtherContracts: false })
  return {
    ...opened,
    actor: () =>
      Object.entries(opened.actor()?.getSnapshot().children ?? {}).find(([id]) => id.startsWith('upload-'))?.[1],
    opener: isNew ? { type: 'file.added' } : null,
  }
}

const openings: Readonly<Record<string, Opening>> = {
  app: openApp,
  login: openLogin,
  dap: openDap,
  logout: openLogout,
  identification: openIdentification,
  phoneRequest: openPhoneRequest,
  security: openSecurity,
  securityCode: openSecurityCode,
  session: openSession,
  contract: openContract,
  upload: openUpload,
  download: openDownload,
  documentEmail: openEmail,
  ...openDocuments,
}

/** Starts a path's machine where it belongs: as the child of its real parents, which stand at the path's input. */
export const openStage: Opening = (path, world) => (openings[path.machine] ?? openGivenCase)(path, world)
