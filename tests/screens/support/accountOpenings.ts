import { accountsMachine } from '../../../machines/accounts/accounts.machine'
import { eletCases } from '../../../machines/cases/life'
import { contractMachine } from '../../../machines/contract/contract.machine'
import { appMachines } from '../../../machines/root/app.lazyMachines'
import { caseRouteOf, pathOf } from '../../../machines/routes'
import { lifeHeaderExamples } from '../../../mocks/examples/life/header'
import { lazyModule } from '../../../src/modules/accounts'
import { register } from '../../../src/modules/lazyModule'
import { answer, load } from '../../machines/kit/story'
import { type Opening, openStarted, signedIn } from './stage'

/** Opens a contract's investment accounts: the list, or the account that the path's input names. */
export const openAccounts: Opening = async (path, fake) => {
  register(lazyModule)
  appMachines.provide({ contract: contractMachine })
  signedIn(fake, 'elet')
  const entry = eletCases.menu.find(({ key }) => key === 'investment-accounts')
  if (entry?.type !== 'flow') throw new Error('There are no accounts')
  const opened = await openStarted(pathOf(caseRouteOf('elet', entry.key, Object(path.input).step)), fake)
  const loaded = { ...eletCases, menu: [{ ...entry, machine: accountsMachine, isEnabled: () => true }] }
  await load(fake, 'loadModule', loaded)
  await answer(fake, eletCases.header, lifeHeaderExamples.withDebt)
  await load(fake, 'loadModule', loaded)
  await load(fake, 'loadModule')
  return { ...opened, actor: () => opened.app.getSnapshot().children.contract?.getSnapshot().children.flow }
}
