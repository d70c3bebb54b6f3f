import { campaignMachine } from '../../../machines/campaign/campaign.machine'
import { homeCases } from '../../../machines/cases/home'
import { kgfbCases } from '../../../machines/cases/kgfb'
import { contractMachine } from '../../../machines/contract/contract.machine'
import { downloadMachine } from '../../../machines/download/download.machine'
import { appMachines } from '../../../machines/root/app.lazyMachines'
import { homeHeaderExamples } from '../../../mocks/examples/home/header'
import { headerExamples } from '../../../mocks/examples/vehicle/kgfbHeader'
import { downloadDocument } from '../../../src/api/documents'
import { lazyModule } from '../../../src/modules/campaign'
import { register } from '../../../src/modules/lazyModule'
import { answer, load } from '../../machines/kit/story'
import { frozen } from './frozen'
import { type Opening, openStarted, signedIn } from './stage'

const download = frozen('download', downloadMachine(downloadDocument))

/** Opens a contract's menu or data, in a product line that may have a campaign. The campaign's downloads never end. */
export const openCampaign: Opening = async (path, fake) => {
  const { productLine, isContractor, isInMenu } = Object(path.input)
  const [cases, header] =
    productLine === 'lakas'
      ? ([homeCases, homeHeaderExamples.withDebt] as const)
      : ([kgfbCases, headerExamples.withDebt] as const)
  register(lazyModule)
  const campaign = campaignMachine.provide({ actors: { download } })
  appMachines.provide({ contract: contractMachine.provide({ actors: { campaign } }) })
  signedIn(fake, productLine, isContractor ? 'secondStep' : 'number')
  const opened = await openStarted(`/${productLine}/ugyek${isInMenu ? '' : '/contract-data'}`, fake)
  await load(fake, 'loadModule', cases)
  await answer(fake, cases.header, header)
  return {
    ...opened,
    actor: () => opened.app.getSnapshot().children.contract?.getSnapshot().children.campaign,
    // Leaves out events without a transition. Opening the menu while the campaign loads causes such an event.
    livesOf: (actor) => opened.livesOf(actor).filter(({ transitions }, index) => index === 0 || transitions.length > 0),
  }
}
