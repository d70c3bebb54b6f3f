import { fromPromise } from 'xstate'
import { participate } from '../../src/api/campaign'
import type { OutcomeOf } from '../../src/api/endpoint'
import { recordCalls } from '../actors/call'
import { type Services, servicesOf } from '../services'
import { participationKey } from '../storageKeys'
import { type ContractCampaign, campaignNameOf } from './marks'

/**
 * Returns the idempotency key of the participation. The tab stores the key until the insurer responds, so a call
 * repeated after a reload has the same key.
 */
const participationKeyOf = ({ storage, newId }: Services, { contractNumber, campaign }: ContractCampaign): string => {
  const savedParticipation = Object(storage.read(participationKey(contractNumber)))
  const name = campaignNameOf(campaign)
  const key =
    savedParticipation.campaign === name && typeof savedParticipation.key === 'string'
      ? savedParticipation.key
      : newId()
  storage.write(participationKey(contractNumber), { key, campaign: name })
  return key
}

/** Takes part in a campaign. */
export const participateActor = recordCalls(
  fromPromise<OutcomeOf<typeof participate>, ContractCampaign>(async ({ input, signal, system }) => {
    const services = servicesOf(system)
    const body = { campaignType: input.campaign.campaignType }
    const outcome = await services.call(
      participate,
      { body },
      { signal, idempotencyKey: participationKeyOf(services, input) },
    )
    services.storage.remove(participationKey(input.contractNumber))
    return outcome
  }),
  participate,
)
