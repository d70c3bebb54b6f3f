import { settleAccounts } from '../accounts/settle'
import { applyDueEvents } from '../contract/timedEvents'
import { dueEffects } from '../life/effects'
import { reactivationEvent } from '../life/reactivation'
import type { HomeContract, LifeContract } from '../state'
import type { Store } from '../store'

/** A home contract in the shape that the life insurance calls use. */
const toLifeContract = (contract: HomeContract): LifeContract => {
  const { header, lifeSide, claims: _claims, terminations: _terminations, ...common } = contract
  const { contractStatusId, contractDateStart, contractDateEnd, clientName, email, phoneNumber } = header.contract
  return {
    ...common,
    ...lifeSide,
    insuranceType: 'elet',
    minTopUp: 50_000,
    header: {
      ...header,
      contract: {
        ...{ contractStatusId, contractDateStart, contractDateEnd, clientName, email, phoneNumber },
        contractNumber: contract.number,
        anniversaryDate: header.insuranceValidDate,
        permanentAddress: header.contract.permanentAddress,
        mailingAddress: header.contract.mailingAddress,
        premiumFrequency: null,
        terminationDate: header.contract.endDate,
        terminationReasonId: header.contract.terminationReasonId,
      },
    },
  }
}

/** Copies the changes of a life insurance call to the home contract. */
const storeChanges = (contract: HomeContract, lifeContract: LifeContract): void => {
  const { accounts, life, client, papers, payments, header } = lifeContract
  contract.cases = lifeContract.cases
  contract.lifeSide = { ...(accounts && { accounts }), ...(life && { life }) }
  if (client) contract.client = client
  if (papers) contract.papers = papers
  if (payments) contract.payments = payments
  const { debt, enabledMenuItems, insurancePeriod, insuranceValidDate } = header
  Object.assign(contract.header, { debt, enabledMenuItems, insurancePeriod, insuranceValidDate })
  contract.header.contract.contractStatusId = header.contract.contractStatusId
  contract.header.contract.endDate = header.contract.terminationDate
}

/**
 * Answers a life insurance call for a home contract, whose menu may contain life menu keys. Stores the changes in the
 * home contract.
 */
export const replyAsLife = <Answer>(
  store: Store,
  contract: HomeContract,
  reply: (lifeContract: LifeContract) => Answer,
): Answer => {
  const lifeContract = toLifeContract(contract)
  applyDueEvents(store, () => [
    ...dueEffects(store, lifeContract),
    ...(lifeContract.life ? [reactivationEvent(lifeContract)] : []),
  ])
  settleAccounts(store, lifeContract)
  const answer = reply(lifeContract)
  storeChanges(contract, lifeContract)
  return answer
}
