import { appCharts } from '../../../machines/app.lazyMachines'
import { lakasCases } from '../../../machines/cases/home'
import { contractMachine } from '../../../machines/contract/contract.machine'
import { casePlaceOf, pathOf } from '../../../machines/routes'
import { homeHeaderExamples } from '../../../mocks/examples/home/header'
import { lazyModule } from '../../../src/modules/claims'
import { provide } from '../../../src/modules/lazyModule'
import { answer, load } from '../../machines/story'
import { type Opening, openStarted, signedIn } from './stage'

/** Opens the claims on a contract, at a claim's address or their own. */
export const openClaims: Opening = async (path, world) => {
  provide(lazyModule)
  appCharts.provide({ contract: contractMachine })
  signedIn(world, 'lakas')
  const opened = await openStarted(pathOf(casePlaceOf('lakas', 'claims', Object(path.input).step)), world)
  await load(world, 'loadModule', lakasCases)
  await answer(world, lakasCases.header, homeHeaderExamples.withDebt)
  await load(world, 'loadModule', lakasCases)
  await load(world, 'loadModule')
  return { ...opened, actor: () => opened.app.getSnapshot().children.contract?.getSnapshot().children.flow }
}
