import { getActiveCampaign, participate } from '../../../src/api/campaign'
import { insuranceType } from '../../../src/api/entities'
import { fuelDraw, lettersByEmail, noCampaign } from '../../store/client/campaignTexts'
import { modificationRefused } from '../caseResults'
import { exampleSet } from '../exampleSet'
import { caseResults } from '../life/results'

/** Example answers about the active campaign. */
export const campaignExamples = [
  exampleSet(
    getActiveCampaign,
    {
      takesPart: fuelDraw,
      opensCase: lettersByEmail,
      none: noCampaign,
      elsewhere: { ...lettersByEmail, isCampaignActive: false },
      everywhere: { ...fuelDraw, activeForInsurances: [...insuranceType.options] },
      withoutTexts: { activeForInsurances: ['kgfb'], isCampaignActive: true },
      unknownCase: { ...lettersByEmail, caseType: 'something-new' },
    },
    {},
  ),
  exampleSet(participate, caseResults, modificationRefused),
]
