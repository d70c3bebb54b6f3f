import { fromPromise } from 'xstate'
import { loginCodeMachine } from '../../../machines/auth/code'
import { loginMachine } from '../../../machines/auth/login.machine'
import { logoutMachine } from '../../../machines/auth/logout.machine'
import { phoneRequestMachine } from '../../../machines/auth/phoneRequest/phoneRequest.machine'
import { sessionMachine } from '../../../machines/auth/session.machine'
import { campaignMachine } from '../../../machines/campaign/campaign.machine'
import { contractMachine } from '../../../machines/contract/contract.machine'
import { contractsMachine } from '../../../machines/contracts/contracts.machine'
import type { SavedList } from '../../../machines/contracts/readList.actor'
import { dapMachine } from '../../../machines/dap/dap.machine'
import { identificationMachine } from '../../../machines/identification/identification.machine'
import { sharedMachines } from '../../../machines/lazyMachines'
import { copyingMachine } from '../../../machines/payment/copying.machine'
import { paymentReturnMachine } from '../../../machines/payment/paymentReturn.machine'
import { appMachines } from '../../../machines/root/app.lazyMachines'
import { appMachine } from '../../../machines/root/app.machine'
import { pathOf } from '../../../machines/routes'
import { securityCodeMachine } from '../../../machines/security/calls'
import { emptySavedSecurity } from '../../../machines/security/saved'
import { securityMachine } from '../../../machines/security/security.machine'
import {
  draftKey,
  SAVED_DAP,
  SAVED_IDENTIFICATION,
  SAVED_LOGIN,
  SAVED_PHONE_REQUEST,
  SESSION,
} from '../../../machines/storageKeys'
import { lazyScreens } from '../../../src/screens/lazyScreens'
import { type FakeServices, fakeOf } from '../../../tools/exploration/kit/fakeServices'
import { sampleFlow } from '../../../tools/exploration/kit/sampleEntries'
import { sampleSession, sampleToken, signedInWith } from '../../../tools/exploration/kit/sampleToken'
import { actorService } from '../../../tools/exploration/kit/settlement'
import { dapWithContracts } from '../../../tools/exploration/models/contracts.model'
import { load } from '../../machines/kit/story'
import { openAccounts } from './accountOpenings'
import { openSuggestions } from './addressOpenings'
import { besideOpenings } from './besideOpenings'
import { openCampaign } from './campaignOpening'
import { openGivenCase, openUpload, plate } from './caseOpenings'
import { openClaims } from './claimOpenings'
import { openDocuments, openDownload, openEmail } from './documentOpenings'
import { frozen } from './frozen'
import { openOnlineCases, openSignature } from './onlineCaseOpenings'
import { openPackages } from './packageOpenings'
import { openCopying, openPayment, openPaymentReturn } from './paymentOpenings'
import { openPreview } from './previewOpening'
import { SampleFlow } from './SampleFlow'
import { CONTRACT, type Opening, open, openStarted, signedIn } from './stage'

export type { Running, Stage } from './stage'

const childless = appMachine.provide({
  actors: {
    login: frozen('login', loginMachine),
    contract: frozen('contract', contractMachine),
    contracts: contractsMachine,
    logout: frozen('logout', logoutMachine),
    session: frozen('session', sessionMachine),
    dap: frozen('dap', dapMachine),
    identification: frozen('identification', identificationMachine),
    phoneRequest: frozen('phoneRequest', phoneRequestMachine),
    security: frozen('security', securityMachine),
    paymentReturn: frozen('paymentReturn', paymentReturnMachine),
  },
})

const openApp: Opening = async (path, fake) => {
  const { address } = Object(path.input)
  const opened = await open(childless, address, fake)
  return { ...opened, actor: () => opened.app }
}

const openLogin: Opening = async (path, fake) => {
  appMachines.provide({ login: loginMachine.provide({ actors: { code: frozen('code', loginCodeMachine) } }) })
  const { saved } = Object(path.input)
  return openSignIn(fake, saved)
}

const openSignIn = async (fake: FakeServices, saved: unknown) => {
  if (saved !== null) fake.services.storage.write(SAVED_LOGIN, saved)
  const opened = await openStarted('/kgfb/belepes', fake)
  await load(fake, 'loadModule')
  // The module of the second step reads a saved sign-in, so that module loads, too.
  if (saved !== null) await load(fake, 'loadModule')
  return { ...opened, actor: () => opened.app.getSnapshot().children.login }
}

/** Opens a sign-in that waits for its code. The customer has started it before a reload. */
const openLoginCode: Opening = async (path, fake) => {
  appMachines.provide({ login: loginMachine })
  sharedMachines.provide({ loginCode: loginCodeMachine })
  const { key, sentTo, attemptsLeft, resendFrom } = Object(path.input)
  const signIn = await openSignIn(fake, {
    ...{ userType: 'PERSONAL', contractNumber: '10000001', method: 'SMS_OTP', bannedUntil: null },
    ...{
      started: { slaType: 'SMS_OTP', maskedPhoneNumber: sentTo, loginSessionIdentifier: key },
      attemptsLeft,
      resendFrom,
    },
  })
  // Keeps a reference to the actor. The paths check it even after it has ended and its parent has removed it.
  const code = signIn.actor()?.getSnapshot().children.code
  return { ...signIn, actor: () => code }
}

const openDap: Opening = async (path, fake) => {
  // If `saved` is `null`, stores invalid data. The machine then starts a new sign-in.
  const { saved, chosen } = Object(path.input)
  // Passes `chosen` from the path. In the portal, it comes from the contract that the customer has just left.
  const chart: typeof dapMachine = Object.create(dapMachine, {
    getInitialSnapshot: {
      value: (...[scope, input]: Parameters<typeof dapMachine.getInitialSnapshot>) =>
        dapMachine.getInitialSnapshot(scope, {
          saved: input?.saved ?? null,
          chosen,
          canOpenHere: input?.canOpenHere ?? true,
        }),
    },
  })
  appMachines.provide({ dap: chart })
  fake.services.storage.write(SAVED_DAP, saved ?? 'garbage')
  const opened = await openStarted('/kgfb/belepes', fake)
  await load(fake, 'loadModule')
  await load(fake, 'loadModule')
  // Keeps a reference to the actor. The paths check it even after it has ended.
  const dap = opened.app.getSnapshot().children.dap
  return { ...opened, actor: () => dap }
}

const openLogout: Opening = async (_, fake) => {
  appMachines.provide({ logout: logoutMachine })
  signedIn(fake)
  const opened = await openStarted('/kezdolap', fake)
  await load(fake, 'loadModule')
  return { ...opened, actor: () => opened.app.getSnapshot().children.logout, opener: { type: 'logout.requested' } }
}

const openPhoneRequest: Opening = async (path, fake) => {
  appMachines.provide({ phoneRequest: phoneRequestMachine })
  const { kind, contractNumber, maskedEmail } = Object(path.input)
  const saved = { kind, contractNumber, maskedEmail, phone: '', requestId: 'id', attempt: 1 }
  if (!fake.storage.has(SAVED_PHONE_REQUEST)) fake.services.storage.write(SAVED_PHONE_REQUEST, saved)
  const opened = await openStarted('/kgfb/telefonszam', fake)
  await load(fake, 'loadModule')
  return { ...opened, actor: () => opened.app.getSnapshot().children.phoneRequest }
}

/** Opens a sign-in that waits for an identification. The customer has started it before a reload. */
const openIdentification: Opening = async (path, fake) => {
  sharedMachines.provide({ identification: identificationMachine })
  const { caseId } = Object(path.input)
  fake.services.storage.write(SAVED_IDENTIFICATION, { ...signedInWith(sampleToken(20)), caseId })
  const opened = await openStarted('/kgfb/belepes', fake)
  await load(fake, 'loadModule')
  await load(fake, 'loadModule')
  return { ...opened, actor: () => opened.app.getSnapshot().children.identification }
}

const openSecurity: Opening = async (_, fake) => {
  appMachines.provide({ security: securityMachine.provide({ actors: { code: frozen('code', securityCodeMachine) } }) })
  return openSettings(fake)
}

const openSettings = async (fake: FakeServices) => {
  signedIn(fake)
  const opened = await openStarted('/kgfb/biztonsag', fake)
  await load(fake, 'loadModule')
  return { ...opened, actor: () => opened.app.getSnapshot().children.security }
}

/**
 * Opens the security settings, which wait for the code of a change. The customer has started the change before a
 * reload.
 */
const openSecurityCode: Opening = async (path, fake) => {
  appMachines.provide({ security: securityMachine })
  const { channel, sentTo, confirmationSentTo, attemptsLeft, resendFrom } = Object(path.input)
  fake.services.storage.write(draftKey(CONTRACT, 'security'), {
    ...emptySavedSecurity,
    ...{ key: 'key-1', attempt: 0 },
    ...{ step: 'confirming', channel, sentTo, confirmationSentTo, attemptsLeft, resendFrom },
  })
  const settings = await openSettings(fake)
  // Keeps a reference to the actor. The paths check it even after it has ended and its parent has removed it.
  const code = settings.actor()?.getSnapshot().children.code
  return { ...settings, actor: () => code }
}

/** Opens the start page for a signed-in customer, with the machine that watches the session. */
const openSession: Opening = async (path, fake) => {
  appMachines.provide({ session: sessionMachine })
  signedIn(fake)
  const { expiresAt } = Object(path.input)
  fake.services.storage.write(SESSION, { ...sampleSession({ minutes: expiresAt === null ? -1 : 20 }), expiresAt })
  // Disables the warning's logout, which would stop the checked machine.
  const withoutLogout = appMachine.provide({ actions: { endSession: () => undefined } })
  const opened = await openStarted('/kezdolap', fake, withoutLogout)
  await load(fake, 'loadModule')
  return { ...opened, actor: () => opened.app.getSnapshot().children.session }
}

/** Reads no list or the list of `dapWithContracts`, when the path says so. */
const readListStub = fromPromise<SavedList | null>(async ({ system, signal }) => {
  const list = await fakeOf(system).wait(actorService('readList'), signal)
  return list === null ? null : { sessionId: 'dap-1', groups: dapWithContracts.contracts ?? [] }
})

/** Opens the start page for a customer identified by the DÁP app, with the machine of the customer's contracts. */
const openContracts: Opening = async (_, fake) => {
  appMachines.provide({ contracts: contractsMachine.provide({ actors: { readList: readListStub } }) })
  signedIn(fake, 'kgfb', 'dap')
  // Disables switching between contracts, which depends on the list that has not loaded yet. The list is shown in a step
  // of the path.
  const withoutList = appMachine.provide({
    guards: { maySwitch: () => false },
    actions: { refreshContracts: () => undefined },
  })
  const opened = await openStarted('/kezdolap', fake, withoutList)
  return { ...opened, actor: () => opened.app.getSnapshot().children.contracts }
}

const openContract: Opening = async (path, fake) => {
  appMachines.provide({
    contract: contractMachine.provide({
      actors: {
        case: frozen('case', plate.machine),
        campaign: frozen('campaign', campaignMachine),
        copying: frozen('copying', copyingMachine),
      },
    }),
  })
  lazyScreens[sampleFlow.screen] = SampleFlow
  signedIn(fake)
  const opened = await openStarted(pathOf(Object(path.input).route), fake)
  return { ...opened, actor: () => opened.app.getSnapshot().children.contract }
}

const openings: Readonly<Record<string, Opening>> = {
  app: openApp,
  login: openLogin,
  loginCode: openLoginCode,
  dap: openDap,
  logout: openLogout,
  identification: openIdentification,
  phoneRequest: openPhoneRequest,
  security: openSecurity,
  securityCode: openSecurityCode,
  session: openSession,
  contract: openContract,
  contracts: openContracts,
  campaign: openCampaign,
  upload: openUpload,
  download: openDownload,
  documentEmail: openEmail,
  onlineCases: openOnlineCases,
  accounts: openAccounts,
  claims: openClaims,
  packages: openPackages,
  signature: openSignature,
  payment: openPayment,
  copying: openCopying,
  paymentReturn: openPaymentReturn,
  suggestions: openSuggestions,
  preview: openPreview,
  ...besideOpenings,
  ...openDocuments,
}

/** Opens the machine of a path inside the running portal, with the input of the path. */
export const openStage: Opening = (path, fake) => (openings[path.machine] ?? openGivenCase)(path, fake)
