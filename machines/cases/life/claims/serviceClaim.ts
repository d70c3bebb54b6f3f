import type { CallData } from '../../../../src/api/endpoint'
import type { Money } from '../../../../src/api/entities'
import { getHeader } from '../../../../src/api/life'
import { claimService } from '../../../../src/api/lifeRequests'
import { defineCase } from '../../../case/definition/defineCase'
import type { MoneyField, TextField } from '../../../case/definition/field'
import { constant } from '../../../case/definition/fields/constant'
import { documents } from '../../../case/definition/fields/documents'
import { isForints } from '../../../validation/isForints'
import { contactFields, contactPage, knownContact } from './contact'

type Header = CallData<typeof getHeader>

/** The fields that only some claims have, in display order. In addition, every claim has the contact fields. */
interface ClaimFields {
  readonly eventDate?: TextField<string>
  readonly amount?: MoneyField
  readonly description?: TextField<string | undefined>
  readonly bankAccount?: TextField<string | undefined>
}

const fieldOrder = ['eventDate', 'amount', 'description', 'bankAccount'] as const

type ClaimKind =
  | 'emergency'
  | 'health-insurance-or-illness'
  | 'decease'
  | 'decease-by-accident'
  | 'advanced'
  | 'contract-expiration'
  | 'retirement'
  | 'consent-statement'

/**
 * Claims after a death. The contractor may have died. So the contractor's bank account is not the default for the
 * payout.
 */
const deathClaims: readonly ClaimKind[] = ['decease', 'decease-by-accident']

/**
 * Tells if the contractor is the claimant. After a death, this is so only if the insurer reports that the insured was
 * not the contractor.
 */
const isContractorClaim = (kind: ClaimKind, { contract }: Header): boolean =>
  !deathClaims.includes(kind) || contract.insuredIsSameAsContractor === false

interface ClaimDeclaration {
  readonly kind: ClaimKind
  readonly asked: ClaimFields
  /** Minimum number of documents. */
  readonly papers: 0 | 1
  /** Returns the maximum amount; `null` or `undefined` if the insurer does not report it. */
  readonly most?: (header: Header) => Money | null | undefined
  /** Returns the name of the alert that lists what to have ready. If missing, `needed` applies. */
  readonly alert?: (header: Header) => string
}

/** Returns the value of an amount in forints; `null` for any other currency, because the exchange rate is not known. */
const forintValueOf = (money: Money | null | undefined): number | null =>
  money && isForints(money.currency) ? money.value : null

/**
 * Creates a claim for a service: its fields, the contact data and the documents. An alert lists what the customer
 * should have ready. The machines of all claims without `most` are the same, so the generated tests cover only one.
 */
export const serviceClaim = ({ kind, asked, papers, most, alert = () => 'needed' }: ClaimDeclaration) =>
  defineCase({
    id: `life.${kind}`,
    load: getHeader,
    // A maximum below one forint leaves no amount that the customer could ask for.
    ...(most && { availableWhen: (header: Header) => (forintValueOf(most(header)) ?? 1) >= 1 }),
    form: { kind: constant(kind), ...asked, ...contactFields(), documents: documents({ min: papers }) },
    pages: [
      {
        name: 'claim',
        description: 'Mi történt, és milyen szolgáltatást kér az ügyfél.',
        fields: fieldOrder.filter((name) => name in asked),
      },
      contactPage,
    ],
    defaults: (header) => ({
      ...(isContractorClaim(kind, header) && knownContact(header)),
      ...('bankAccount' in asked && !deathClaims.includes(kind) && { bankAccount: header.bankAccount }),
    }),
    limits: (header) => ({ amount: { max: forintValueOf(most?.(header)) } }),
    alerts: (header) => [alert(header)],
    trackedIn: 'online-cases',
    summary: true,
    submit: claimService,
  })
