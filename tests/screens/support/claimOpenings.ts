import { homeCases } from '../../../machines/cases/home'
import { contractMachine } from '../../../machines/contract/contract.machine'
import { appMachines } from '../../../machines/root/app.lazyMachines'
import { caseRouteOf, pathOf } from '../../../machines/routes'
import { homeHeaderExamples } from '../../../mocks/examples/home/header'
import { lazyModule } from '../../../src/modules/claims'
import { register } from '../../../src/modules/lazyModule'
import { answer, load } from '../../machines/kit/story'
import { type Opening, openStarted, signedIn } from './stage'

/** Opens a contract's claims: the list, or the claim that the path's input names. */
export const openClaims: Opening = async (path, fake) => {
  register(lazyModule)
  appMachines.provide({ contract: contractMachine })
  signedIn(fake, 'lakas')
  const opened = await openStarted(pathOf(caseRouteOf('lakas', 'claims', Object(path.input).step)), fake)
  await load(fake, 'loadModule', homeCases)
  await answer(fake, homeCases.header, homeHeaderExamples.withDebt)
  await load(fake, 'loadModule', homeCases)
  await load(fake, 'loadModule')
  return { ...opened, actor: () => opened.app.getSnapshot().children.contract?.getSnapshot().children.flow }
}
