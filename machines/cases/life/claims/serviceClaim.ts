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

/** What a claim asks besides who asks, in this order; each asks some of it. */
interface Claimed {
  readonly eventDate?: TextField<string>
  readonly amount?: MoneyField
  readonly description?: TextField<string | undefined>
  readonly bankAccount?: TextField<string | undefined>
}

const order = ['eventDate', 'amount', 'description', 'bankAccount'] as const

type Kind =
  | 'emergency'
  | 'health-insurance-or-illness'
  | 'decease'
  | 'decease-by-accident'
  | 'advanced'
  | 'contract-expiration'
  | 'retirement'
  | 'consent-statement'

/** Those after which the contractor is not who is paid, as far as anybody knows, and may be who has died. */
const ofDeath: readonly Kind[] = ['decease', 'decease-by-accident']

/** Whether it is the contractor who asks: not of a death, unless the insurer says that somebody else was insured. */
const isAskedByContractor = (kind: Kind, { contract }: Header): boolean =>
  !ofDeath.includes(kind) || contract.insuredIsSameAsContractor === false

interface Claim {
  readonly kind: Kind
  readonly asked: Claimed
  /** How many documents it cannot do without. */
  readonly papers: 0 | 1
  /** The most that its amount can be, where the insurer says that. */
  readonly most?: (header: Header) => Money | null | undefined
}

/** An amount as the field takes it: of other money nobody can say how many forints. */
const inForints = (money: Money | null | undefined): number | null =>
  money && isForints(money.currency) ? money.value : null

/**
 * A service that is asked for: what happened and what is wanted, who asks, and the papers. Says first what is needed. All
 * have one machine, which the generated tests then go through once.
 */
export const serviceClaim = ({ kind, asked, papers, most }: Claim) =>
  defineCase({
    id: `life.${kind}`,
    load: getHeader,
    form: { kind: constant(kind), ...asked, ...contactFields(), documents: documents({ min: papers }) },
    pages: [
      {
        name: 'claim',
        description: 'Mi történt, és milyen szolgáltatást kér az ügyfél.',
        fields: order.filter((name) => name in asked),
      },
      contactPage,
    ],
    defaults: (header) => ({
      ...(isAskedByContractor(kind, header) && knownContact(header)),
      ...('bankAccount' in asked && !ofDeath.includes(kind) && { bankAccount: header.bankAccount }),
    }),
    limits: (header) => ({ amount: { max: inForints(most?.(header)) } }),
    alerts: () => ['needed'],
    trackedIn: 'online-cases',
    summary: true,
    submit: claimService,
  })
