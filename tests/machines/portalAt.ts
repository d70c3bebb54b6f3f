import { createActor } from 'xstate'
import { appMachine } from '../../machines/app.machine'
import { contractSlot, sessionSlot } from '../../machines/app.slots'
import { sessionMachine } from '../../machines/auth/session.machine'
import { fillArea } from '../../machines/case/areas'
import { type AreaCase, everyArea } from '../../machines/cases'
import { contractMachine } from '../../machines/contract/contract.machine'
import { bindPorts } from '../../machines/ports'
import { pathOf } from '../../machines/routes'
import { sessionOf } from '../../machines/session'
import { SESSION } from '../../machines/storageKeys'
import { connectLocation } from '../../src/app/location'
import { insurerInProcess } from '../mocks/insurers'
import { settled } from '../model/kit/run'
import { sampleConfiguration } from '../model/kit/sampleConfiguration'
import { pageAt } from './atInsurer'
import { browserHistory } from './browserHistory'
import { contractOffering } from './everyCaseContracts'
import type { Journey, OpenCase } from './openCase'

/** A customer on the way through a case, in a whole portal with an address and a history. */
export interface PortalJourney extends Journey {
  readonly browser: ReturnType<typeof browserHistory>
  readonly app: ReturnType<typeof createActor<typeof appMachine>>
}

/** Opens a case from the menu of a contract that offers it, at an insurer of its own. */
export const openFromMenu = async (named: AreaCase): Promise<PortalJourney> => {
  const { contractNumber, area } = await contractOffering(named)
  const placed = { ...named, area }
  const insurer = await insurerInProcess()
  const on = await pageAt(insurer, contractNumber)
  const { ports } = on.world
  const session = sessionOf(on.token)
  ports.storage.write(SESSION, { accessToken: on.token, expiresAt: session?.expiresAt ?? null })
  Object.assign(ports, {
    loadConfiguration: async () => sampleConfiguration,
    loadTexts: async () => undefined,
    loadSignedIn: async () => ({ sessionOf }),
    loadArea: async (wanted: string) => everyArea.filter((cases) => cases.area === wanted).forEach(fillArea),
  })
  contractSlot.fill(contractMachine)
  sessionSlot.fill(sessionMachine)

  const menu = pathOf({ name: 'caseSelect', area })
  const browser = browserHistory(menu)
  const app = createActor(appMachine, { input: { address: menu } })
  bindPorts(app.system, ports)
  const { navigate } = connectLocation(app, browser.page)
  app.start()
  await until(() => app.getSnapshot().children.contract?.getSnapshot().matches('selecting') === true, 'the menu')
  navigate(pathOf({ name: 'case', area, key: named.key, way: named.way, step: '' }))
  const caseOf = (): OpenCase | undefined => app.getSnapshot().children.contract?.getSnapshot().children.case
  await until(() => caseOf() !== undefined, 'the case')
  const actor = caseOf()
  if (actor === undefined) throw new Error('No case is open')
  const how = { presses: 1, detours: new Set<never>(), signs: 'digitally' } as const
  return { insurer, placed, contractNumber, on, actor, ...how, browser, app }
}

/** Waits until something is so. */
const until = async (isSo: () => boolean, what: string): Promise<void> => {
  for (let waits = 0; waits < 1000; waits += 1) {
    await settled()
    if (isSo()) return
  }
  throw new Error(`${what} never comes`)
}
