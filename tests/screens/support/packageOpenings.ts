import { eletCases } from '../../../machines/cases/life'
import { contractMachine } from '../../../machines/contract/contract.machine'
import { packagesMachine } from '../../../machines/packages/packages.machine'
import { appMachines } from '../../../machines/root/app.lazyMachines'
import { caseRouteOf, pathOf } from '../../../machines/routes'
import { lifeHeaderExamples } from '../../../mocks/examples/life/header'
import { register } from '../../../src/modules/lazyModule'
import { lazyModule } from '../../../src/modules/packages'
import { answer, load } from '../../machines/kit/story'
import { type Opening, openStarted, signedIn } from './stage'

/** Opens the insurance packages of a contract. */
export const openPackages: Opening = async (_, fake) => {
  register(lazyModule)
  appMachines.provide({ contract: contractMachine })
  signedIn(fake, 'elet')
  const entry = eletCases.menu.find(({ key }) => key === 'life-insurance')
  if (entry?.type !== 'flow') throw new Error('There are no packages')
  const opened = await openStarted(pathOf(caseRouteOf('elet', entry.key, '')), fake)
  const loaded = { ...eletCases, menu: [{ ...entry, machine: packagesMachine, isEnabled: () => true }] }
  await load(fake, 'loadModule', loaded)
  await answer(fake, eletCases.header, lifeHeaderExamples.withDebt)
  await load(fake, 'loadModule', loaded)
  await load(fake, 'loadModule')
  return { ...opened, actor: () => opened.app.getSnapshot().children.contract?.getSnapshot().children.flow }
}
