import { createActor } from 'xstate'
import { loginCodeMachine } from '../../../machines/auth/code'
import { loginMachine } from '../../../machines/auth/login.machine'
import { logoutMachine } from '../../../machines/auth/logout.machine'
import { sessionMachine } from '../../../machines/auth/session.machine'
import { kgfbCases } from '../../../machines/cases/kgfb'
import { contractMachine } from '../../../machines/contract/contract.machine'
import { contractsMachine } from '../../../machines/contracts/contracts.machine'
import { sharedMachines } from '../../../machines/lazyMachines'
import { appMachines } from '../../../machines/root/app.lazyMachines'
import { appMachine } from '../../../machines/root/app.machine'
import { pathOf } from '../../../machines/routes'
import { REQUESTED_ROUTE, SESSION } from '../../../machines/storageKeys'
import { examplesOf } from '../../../mocks/examples'
import { login, otp } from '../../../src/api/auth'
import { getHeader, getModifyLicensePlate } from '../../../src/api/kgfb'
import type { FakeServices } from '../../../tools/exploration/kit/fakeServices'
import { sampleConfiguration } from '../../../tools/exploration/kit/sampleConfiguration'
import { sampleSession, sampleToken } from '../../../tools/exploration/kit/sampleToken'
import { submitAnswer } from './signIn'
import { answer, begin, load, page } from './story'

const startApp = (fake: FakeServices, address: string) =>
  begin(
    createActor(appMachine, { input: { address, requestedRoute: fake.services.storage.read(REQUESTED_ROUTE) } }),
    fake,
  )

/** The whole portal on one page, with its real machines. */
export interface Portal {
  readonly fake: FakeServices
  readonly app: Awaited<ReturnType<typeof startApp>>
}

/** Opens the portal at an address, and loads its configuration and texts. The route's modules are not loaded yet. */
export const openPortal = async (
  address: string,
  storage = new Map<string, string>(),
  shared = new Map<string, string>(),
): Promise<Portal> => {
  appMachines.provide({ login: loginMachine })
  sharedMachines.provide({ loginCode: loginCodeMachine })
  appMachines.provide({ logout: logoutMachine })
  appMachines.provide({ session: sessionMachine })
  appMachines.provide({ contract: contractMachine, contracts: contractsMachine })
  const { fake } = page(storage, shared)
  const app = await startApp(fake, address)
  await load(fake, 'loadConfiguration', sampleConfiguration)
  await load(fake, 'loadTexts')
  const storedSession = storage.get(SESSION)
  if (storedSession !== undefined) await load(fake, 'loadModule')
  // After a DÁP sign-in, the portal also loads the module that lists the customer's contracts.
  if (storedSession !== undefined && JSON.parse(storedSession).openedBy === 'dap') await load(fake, 'loadModule')
  return { fake, app }
}

/** Opens the portal in a tab with a saved session. */
export const openSignedIn = (address: string, session: Parameters<typeof sampleSession>[0] = {}): Promise<Portal> =>
  openPortal(address, new Map([[SESSION, JSON.stringify(sampleSession(session))]]))

/** Opens the portal at an address after a reload of the tab, with the tab's storage. */
export const reloadPortal = ({ fake }: Portal, address: string): Promise<Portal> =>
  openPortal(address, new Map(fake.storage), fake.shared)

/** Returns the state of the region `place`, including nested states. */
export const routeOf = ({ app }: Portal): unknown => {
  const { value } = app.getSnapshot()
  return Object(Object(value).running).place
}

/** Returns the address that the browser shows. */
export const addressOf = ({ app }: Portal): string => pathOf(app.getSnapshot().context.route)

/** Returns the actor of the open contract. @throws if none is open. */
export const contractOf = ({ app }: Portal) => {
  const contract = app.getSnapshot().children.contract
  if (contract === undefined) throw new Error('No contract is open')
  return contract
}

/** Returns the actor of the open case. @throws if none is open. */
export const caseOf = (portal: Portal) => {
  const open = contractOf(portal).getSnapshot().children.case
  if (open === undefined) throw new Error('No case is open')
  return open
}

/** Types a plate into the open case. */
export const typePlate = (portal: Portal): void =>
  caseOf(portal).send({ type: 'answer.changed', field: 'licensePlateNumber', value: 'AA BC-123' })

/**
 * Answers all pending requests for lazy modules: the module of the sign-in and, if the tab has stored a second step,
 * the module of the second step.
 */
export const signInLoads = async ({ fake }: Portal): Promise<void> => {
  while (fake.waiting().includes('loadModule')) await load(fake, 'loadModule')
}

/** Signs in with a code. The session lasts `minutes`. */
export const signIn = async (portal: Portal, minutes = 20, token = sampleToken(minutes)): Promise<void> => {
  const { fake, app } = portal
  await signInLoads(portal)
  const form = app.getSnapshot().children.login
  form?.send({ type: 'contractNumber.changed', value: '10000001' })
  form?.send({ type: 'contractNumber.submitted' })
  await load(fake, 'loadModule')
  await answer(fake, login, { slaType: 'SMS_OTP', loginSessionIdentifier: 'login-1' })
  if (form !== undefined) submitAnswer(form, '123456')
  await answer(fake, otp, { accessToken: token })
  await load(fake, 'loadModule')
}

/** Lets the session expire, and signs in again. */
export const endSession = async (portal: Portal): Promise<void> => {
  portal.app.send({ type: 'session.expired' })
  portal.app.send({ type: 'signIn.requested' })
  await signIn(portal)
}

/** Loads the menu of the open contract, and answers the call for its header. */
export const contractLoads = async ({ fake }: Portal): Promise<void> => {
  const header = Object.values(examplesOf(getHeader))[0]
  if (header === undefined) throw new Error('There is no example of a header')
  await load(fake, 'loadModule', kgfbCases)
  await answer(fake, getHeader, header)
}

/** Loads the requested case of the licence plate. */
export const plateLoads = async ({ fake }: Portal): Promise<void> => {
  await load(fake, 'loadModule', kgfbCases)
  await answer(fake, getModifyLicensePlate, { hasOtherContracts: false })
}

/** Opens the portal at the licence plate's case, signs in for `minutes`, and loads the case. */
export const atPlate = async (minutes = 20): Promise<Portal> => {
  const portal = await openPortal(PLATE)
  await signIn(portal, minutes)
  await contractLoads(portal)
  await plateLoads(portal)
  return portal
}

export const PLATE = '/kgfb/ugyek/license-plate'
