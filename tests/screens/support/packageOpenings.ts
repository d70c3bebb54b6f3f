import { appCharts } from '../../../machines/app.lazyMachines'
import { eletCases } from '../../../machines/cases/life'
import { contractMachine } from '../../../machines/contract/contract.machine'
import { packagesMachine } from '../../../machines/packages/packages.machine'
import { casePlaceOf, pathOf } from '../../../machines/routes'
import { lifeHeaderExamples } from '../../../mocks/examples/life/header'
import { provide } from '../../../src/modules/lazyModule'
import { lazyModule } from '../../../src/modules/packages'
import { answer, load } from '../../machines/story'
import { type Opening, openStarted, signedIn } from './stage'

/** Opens the insurance packages of a contract. */
export const openPackages: Opening = async (_, world) => {
  provide(lazyModule)
  appCharts.provide({ contract: contractMachine })
  signedIn(world, 'elet')
  const entry = eletCases.menu.find(({ key }) => key === 'life-insurance')
  if (entry?.kind !== 'flow') throw new Error('There are no packages')
  const opened = await openStarted(pathOf(casePlaceOf('elet', entry.key, '')), world)
  const loaded = { ...eletCases, menu: [{ ...entry, machine: packagesMachine, isEnabled: () => true }] }
  await load(world, 'loadModule', loaded)
  await answer(world, eletCases.header, lifeHeaderExamples.withDebt)
  await load(world, 'loadModule', loaded)
  await load(world, 'loadModule')
  return { ...opened, actor: () => opened.app.getSnapshot().children.contract?.getSnapshot().children.flow }
}
