import { accountsMachine } from '../../../machines/accounts/accounts.machine'
import { appCharts } from '../../../machines/app.lazyMachines'
import { eletCases } from '../../../machines/cases/life'
import { contractMachine } from '../../../machines/contract/contract.machine'
import { casePlaceOf, pathOf } from '../../../machines/routes'
import { lifeHeaderExamples } from '../../../mocks/examples/life/header'
import { lazyModule } from '../../../src/modules/accounts'
import { provide } from '../../../src/modules/lazyModule'
import { answer, load } from '../../machines/story'
import { type Opening, openStarted, signedIn } from './stage'

/** Opens the investment accounts of a contract, at an account's address or their own. */
export const openAccounts: Opening = async (path, world) => {
  provide(lazyModule)
  appCharts.provide({ contract: contractMachine })
  signedIn(world, 'elet')
  const entry = eletCases.menu.find(({ key }) => key === 'investment-accounts')
  if (entry?.kind !== 'flow') throw new Error('There are no accounts')
  const opened = await openStarted(pathOf(casePlaceOf('elet', entry.key, Object(path.input).step)), world)
  const loaded = { ...eletCases, menu: [{ ...entry, machine: accountsMachine, isEnabled: () => true }] }
  await load(world, 'loadModule', loaded)
  await answer(world, eletCases.header, lifeHeaderExamples.withDebt)
  await load(world, 'loadModule', loaded)
  await load(world, 'loadModule')
  return { ...opened, actor: () => opened.app.getSnapshot().children.contract?.getSnapshot().children.flow }
}
