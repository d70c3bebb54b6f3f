import { getActiveCampaign } from '../../../src/api/campaign'
import type { Endpoint } from '../../../src/api/endpoint'

/** The factor of an answer's delay. The campaign takes twice as long as other calls (specification, section 9). */
export const delayFactorOf = ({ id }: Endpoint): number => (id === getActiveCampaign.id ? 2 : 1)
