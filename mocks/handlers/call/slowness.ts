import { getActiveCampaign } from '../../../src/api/campaign'
import type { Endpoint } from '../../../src/api/endpoint'

/** Factor of an answer's delay: the campaign takes twice as long (specification, section 9). */
export const slownessOf = ({ id }: Endpoint): number => (id === getActiveCampaign.id ? 2 : 1)
