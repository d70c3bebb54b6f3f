import type { InferOutput } from 'valibot'
import type { beneficiaryOrder, CaseResult } from '../../../src/api/entities'
import { openCase } from '../cases/cases'
import type { LifeContract } from '../state'
import type { Store } from '../store'
import { addPendingEffect } from './effects'
import { isHandedIn, supersedeUnconfirmed } from './givingWay'
import { memoryOf } from './memory'
import { mayChange } from './menu'
import { legalHeirs, servicesOf } from './packages'
import type { LifeMemory } from './slice'

type Beneficiaries = LifeMemory['beneficiaries']
type BeneficiaryShare = Pick<Beneficiaries[number], 'serviceId' | 'percentage'>

/** The beneficiaries currently in force. */
export const beneficiariesOf = (contract: LifeContract): Beneficiaries => memoryOf(contract).beneficiaries

/**
 * Opens a case that changes the beneficiaries once the customer is identified. Returns `undefined` if an earlier change
 * is not in force yet. Also returns `undefined` if the shares of a service do not sum to 100, or the contract lacks the
 * service. A share that is not positive, a repeated beneficiary, a missing name and an organisation without a
 * registered seat are rejected, too.
 */
export const changeBeneficiaries = (
  store: Store,
  contract: LifeContract,
  orders: readonly InferOutput<typeof beneficiaryOrder>[],
  email: string | null | undefined,
): CaseResult | undefined => {
  const services = servicesOf(contract)
  const areSharesComplete = services.every(({ serviceId }) => hundredthsOf(orders, serviceId) === 10_000)
  const areServicesKnown = orders.every(({ serviceId }) => services.some((service) => service.serviceId === serviceId))
  const areAllNamed = orders.every(({ type, beneficiary }) => type === 'LEGAL_HEIR' || beneficiary.name.trim() !== '')
  const areSeatsGiven = orders.every(
    ({ type, beneficiary }) => type !== 'ORGANISATION' || Boolean(beneficiary.seat?.trim()),
  )
  const arePercentagesPositive = orders.every(({ percentage }) => percentage > 0)
  const areBeneficiariesDistinct = new Set(orders.map(beneficiaryKey)).size === orders.length
  const isValid =
    areSharesComplete &&
    areServicesKnown &&
    areAllNamed &&
    areSeatsGiven &&
    arePercentagesPositive &&
    areBeneficiariesDistinct
  const isChangePending = memoryOf(contract).waiting.some(
    ({ caseId, effect }) => effect.kind === 'beneficiaries' && isHandedIn(contract, caseId),
  )
  if (!mayChange(contract, 'change-beneficiary') || !isValid || isChangePending) return undefined
  supersedeUnconfirmed(store, contract, ['beneficiaries'])
  const beneficiaries = orders.map((order) => ({
    ...order,
    beneficiary: order.type === 'LEGAL_HEIR' ? legalHeirs : order.beneficiary,
    serviceName: services.find(({ serviceId }) => serviceId === order.serviceId)?.serviceName,
  }))
  const caseResult = openCase(store, contract, {
    name: 'Kedvezményezett módosítása',
    caseStatus: 'IDENTIFICATION_NEEDED',
    details: beneficiaries.map(({ serviceName, beneficiary, percentage }) => [
      serviceName ?? '',
      `${nameOf(beneficiary)}: ${percentage}%`,
    ]),
    email,
  })
  addPendingEffect(contract, caseResult.caseId, { kind: 'beneficiaries', beneficiaries })
  return caseResult
}

const beneficiaryKey = ({ serviceId, type, beneficiary }: InferOutput<typeof beneficiaryOrder>): string =>
  JSON.stringify([
    serviceId,
    type,
    type === 'LEGAL_HEIR' || [beneficiary.name.trim(), beneficiary.birthDate, beneficiary.taxNumber],
  ])

// Adds the registered seat to the name of an organisation.
const nameOf = ({ name, seat }: { readonly name: string; readonly seat?: string | null | undefined }): string =>
  seat ? `${name} (${seat})` : name

// The sum of a service's shares, in hundredths of a percent. A sum of decimal percentages is not exact, e.g. nine of
// them.
const hundredthsOf = (shares: readonly BeneficiaryShare[], serviceId: string): number =>
  Math.round(
    shares.filter((share) => share.serviceId === serviceId).reduce((sum, { percentage }) => sum + percentage, 0) * 100,
  )
