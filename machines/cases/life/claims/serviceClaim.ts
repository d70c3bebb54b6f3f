import type { CallData } from '../../../../src/api/endpoint'
import { getHeader } from '../../../../src/api/life'
import { claimService } from '../../../../src/api/lifeRequests'
import { defineCase } from '../../../case/defineCase'
import type { MoneyField, TextField } from '../../../case/field'
import { constant } from '../../../case/fields/constant'
import { documents } from '../../../case/fields/documents'
import { contactFields, contactPage, knownContact } from './contact'

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
const isAskedByContractor = (kind: Kind, { contract }: CallData<typeof getHeader>): boolean =>
  !ofDeath.includes(kind) || contract.insuredIsSameAsContractor === false

interface Claim {
  readonly kind: Kind
  readonly asked: Claimed
  /** How many documents it cannot do without. */
  readonly papers: 0 | 1
}

/**
 * A service that is asked for: what happened and what is wanted, who asks, and the papers. Says first what is needed. All
 * have one chart, which the generated tests then go through once.
 */
export const serviceClaim = ({ kind, asked, papers }: Claim) =>
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
    presets: (header) => ({
      ...(isAskedByContractor(kind, header) && knownContact(header)),
      ...('bankAccount' in asked && !ofDeath.includes(kind) && { bankAccount: header.bankAccount }),
    }),
    alerts: () => ['needed'],
    followedAt: 'online-cases',
    summary: true,
    submit: claimService,
  })
