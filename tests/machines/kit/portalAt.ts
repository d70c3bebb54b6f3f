import { createActor } from 'xstate'
import { loginCodeMachine } from '../../../machines/auth/code'
import { lazySavedSignIn, lazySignInCalls } from '../../../machines/auth/lazySignIn'
import { loginMachine } from '../../../machines/auth/login.machine'
import { logoutMachine } from '../../../machines/auth/logout.machine'
import { readSavedLogin } from '../../../machines/auth/readSaved'
import { sessionMachine } from '../../../machines/auth/session.machine'
import { signInCalls } from '../../../machines/auth/signInCalls'
import { lazyCases } from '../../../machines/case/menu/lazyCases'
import type { ProductLineCases } from '../../../machines/case/menu/productLineCases'
import { everyProductLine, type ProductLineCase } from '../../../machines/cases'
import { contractMachine } from '../../../machines/contract/contract.machine'
import { pendingWorkOf } from '../../../machines/contract/pendingWork'
import { sharedMachines } from '../../../machines/lazyMachines'
import { recordEarlyReturn } from '../../../machines/payment/departures'
import { dismissPayment } from '../../../machines/payment/ledger'
import { appMachines } from '../../../machines/root/app.lazyMachines'
import { appMachine } from '../../../machines/root/app.machine'
import { lazySession } from '../../../machines/root/lazySession'
import { pathOf } from '../../../machines/routes'
import { sessionOf } from '../../../machines/session'
import { REQUESTED_ROUTE } from '../../../machines/storageKeys'
import type { Endpoint } from '../../../src/api/endpoint'
import { connectLocation } from '../../../src/app/location'
import type { AppActor } from '../../../src/hooks/actor'
import { sampleCustomer } from '../../../tools/exploration/kit/customers'
import { contractOfferingCase } from '../../../tools/exploration/kit/everyCaseContracts'
import type { FakeServices } from '../../../tools/exploration/kit/fakeServices'
import { type InsurerInProcess, insurerInProcess } from '../../../tools/exploration/kit/insurers'
import { runPendingCallbacks } from '../../../tools/exploration/kit/run'
import { sampleConfiguration } from '../../../tools/exploration/kit/sampleConfiguration'
import { insuredServices } from './atInsurer'
import { browserHistory } from './browserHistory'
import { waitUntilIdle } from './caseJourney'
import type { Journey } from './openCase'
import { begin } from './story'

/** Calls `find` until it returns neither `undefined` nor `false`, and returns that result. @throws after 1000 calls. */
const until = async <Found>(find: () => Found | undefined | false, label: string): Promise<Found> => {
  for (let waits = 0; waits < 1000; waits += 1) {
    const found = find()
    if (found !== undefined && found !== false) return found
    await runPendingCallbacks()
  }
  throw new Error(`${label} never comes`)
}

/** Options for opening a page, in addition to its address. */
interface Opening {
  /** The services of an earlier page. The new page has the same storage, as after a reload. */
  readonly before?: FakeServices
  /** Changes the menus of all product lines. */
  readonly offers?: (cases: ProductLineCases) => ProductLineCases
  /** Endpoints whose answers do not arrive on this page, though the insurer processes the calls. */
  readonly held?: readonly Endpoint[]
  /** Called with the root actor before it starts. */
  readonly connect?: (app: AppActor) => void
}

/** Opens the whole portal on one page, with its real machines. The simulated insurer answers its calls. */
export const openPortalAt = async (
  insurer: InsurerInProcess,
  address: string,
  { before, offers = (cases) => cases, held = [], connect = () => undefined }: Opening = {},
) => {
  appMachines.provide({ login: loginMachine })
  sharedMachines.provide({ loginCode: loginCodeMachine })
  appMachines.provide({ logout: logoutMachine })
  appMachines.provide({ session: sessionMachine })
  appMachines.provide({ contract: contractMachine })
  for (const cases of everyProductLine) lazyCases.provide({ [cases.productLine]: offers(cases) })
  lazySession.provide({ sessionOf, pendingWorkOf, dismissPayment, recordEarlyReturn })
  lazySignInCalls.provide(signInCalls)
  lazySavedSignIn.provide({ readSavedLogin })
  const page = insuredServices(
    insurer,
    { token: () => page.fake.token(), expired: () => app.send({ type: 'token.refused' }) },
    before,
  )
  for (const endpoint of held) page.holdAnswers(endpoint)
  const { fake } = page
  const loaded = async () => undefined
  Object.assign(fake.services, {
    loadConfiguration: async () => sampleConfiguration,
    ...{ loadTexts: loaded, loadModule: loaded },
  })
  const app = createActor(appMachine, {
    input: { address, requestedRoute: fake.services.storage.read(REQUESTED_ROUTE) },
  })
  connect(app)
  await begin(app, fake)
  return { ...page, insurer, app }
}

/** The return value of `openPortalAt`. */
export type PortalAtInsurer = Awaited<ReturnType<typeof openPortalAt>>

const placeIn = ({ app }: PortalAtInsurer): unknown => Object(Object(app.getSnapshot().value).running).place

/**
 * Signs in to a sample contract. If the session has ended, opens the sign-in first. Otherwise the sign-in must be open.
 */
export const signInAt = async (portal: PortalAtInsurer, contractNumber: string): Promise<void> => {
  const { app } = portal
  const { answer } = sampleCustomer(contractNumber)
  if (placeIn(portal) === 'sessionOver') app.send({ type: 'signIn.requested' })
  const form = await until(() => app.getSnapshot().children.login, 'The sign-in')
  form.send({ type: 'contractNumber.changed', value: contractNumber })
  form.send({ type: 'contractNumber.submitted' })
  await until(() => form.getSnapshot().context.method !== null, 'The second step')
  const activeForm = form.getSnapshot().children.code ?? form
  activeForm.send({ type: 'answer.changed', value: answer })
  activeForm.send({ type: 'answer.submitted' })
  await until(() => app.getSnapshot().context.session !== null, 'The session')
}

/** Waits until a case is open and the customer can act. Returns the journey with the actor of that case. */
const openCaseIn = async (portal: PortalAtInsurer, journey: Omit<Journey, 'actor' | 'on'>): Promise<Journey> => {
  const contract = await until(() => portal.app.getSnapshot().children.contract, 'The contract')
  const actor = await until(() => contract.getSnapshot().children.case, journey.productLineCase.definition.id)
  const open = { ...journey, actor, on: portal }
  await waitUntilIdle(open)
  return open
}

/** Returns a new simulated insurer, and the first contract whose menu has the case. */
const customerOf = async (productLineCase: ProductLineCase): Promise<Omit<Journey, 'actor' | 'on'>> => {
  const insurer = await insurerInProcess()
  const { contractNumber, productLine, variant } = await contractOfferingCase(productLineCase)
  return {
    ...{
      insurer,
      productLineCase: { ...productLineCase, productLine, variant },
      contractNumber,
      presses: 1,
      detours: new Set(),
    },
    ...{ gives: 'everything', signs: 'digitally' },
  }
}

/** Opens the whole portal at the address of a case, and signs in. */
export const signInTo = async (productLineCase: ProductLineCase) => {
  const customer = await customerOf(productLineCase)
  const { productLine, key, variant } = customer.productLineCase
  const portal = await openPortalAt(customer.insurer, pathOf({ name: 'case', productLine, key, variant, step: '' }))
  await signInAt(portal, customer.contractNumber)
  return { portal, journey: await openCaseIn(portal, customer) }
}

/** Signs in again, and expects the same case to open again. */
export const signInAgain = async (portal: PortalAtInsurer, journey: Journey): Promise<Journey> => {
  await signInAt(portal, journey.contractNumber)
  return openCaseIn(portal, journey)
}

/** Reloads the page at its address. `opening` contains further options, e.g. changed menus. */
export const loadAgain = ({ app, insurer, fake }: PortalAtInsurer, opening: Opening = {}) => {
  const address = pathOf(app.getSnapshot().context.route)
  app.stop()
  return openPortalAt(insurer, address, { before: fake, ...opening })
}

/** Reloads the page in an open case, for a customer who stays signed in. */
export const reloadAt = async (portal: PortalAtInsurer, journey: Journey, opening?: Opening) => {
  const reloadedPortal = await loadAgain(portal, opening)
  return { portal: reloadedPortal, journey: await openCaseIn(reloadedPortal, journey) }
}

/** A customer who completes a case, in a whole portal with an address and a history. */
export interface PortalJourney extends Journey {
  readonly browser: ReturnType<typeof browserHistory>
  readonly app: PortalAtInsurer['app']
}

/** Opens a case from the menu of the first contract that has the case, at a new simulated insurer. */
export const openFromMenu = async (productLineCase: ProductLineCase): Promise<PortalJourney> => {
  const customer = await customerOf(productLineCase)
  const { productLine, key, variant } = customer.productLineCase
  const menu = pathOf({ name: 'caseSelect', productLine })
  const browser = browserHistory(menu)
  const links: ((to: string) => void)[] = []
  const connect: Opening['connect'] = (app) => links.push(connectLocation(app, browser.page).navigate)
  const portal = await openPortalAt(customer.insurer, menu, { connect })
  await signInAt(portal, customer.contractNumber)
  const contract = await until(() => portal.app.getSnapshot().children.contract, 'The contract')
  await until(() => contract.getSnapshot().matches('selecting'), 'The menu')
  for (const navigate of links) navigate(pathOf({ name: 'case', productLine, key, variant, step: '' }))
  return { ...(await openCaseIn(portal, customer)), browser, app: portal.app }
}
