import * as v from 'valibot'
import { fromPromise } from 'xstate'
import type { Endpoint } from '../../src/api/endpoint'
import { type DueType, maybe, money } from '../../src/api/entities'
import { CallFault } from '../../src/api/fault'
import { getPayments } from '../../src/api/payments'
import { calls } from '../actors/call'
import { owedOf } from '../cases/common/owed'
import { headerAt, headerOfArea } from '../headerOfArea'
import { type Ports, portsOf } from '../ports'
import type { Due, PaymentInput } from './payment.types'

/** A header, read for what is owed: elsewhere a debt that cannot be read is unknown, but here it is not none. */
const owed = v.object({ debt: maybe(money) })

const refused = ({ id }: Endpoint, { code }: { readonly code: string }) =>
  new CallFault('brokenAnswer', `${id} was refused: ${code}`)

/** Something that is due: of a case at this address, and of this type or else whatever is due first. */
export interface DueNow {
  readonly origin: string
  readonly premiumType?: DueType | undefined
}

/** Asks the insurer what is due; the first is to be paid first. Throws a `CallFault`, also if the insurer refuses. */
export const duesNow = async (
  { call }: Pick<Ports, 'call'>,
  { origin, premiumType }: DueNow,
  signal: AbortSignal,
): Promise<readonly Due[]> => {
  if (premiumType === undefined || premiumType === 'DEBT') {
    const getHeader = { ...headerAt(origin), response: owed }
    // Asked for now: what the contract's head shows may have been paid meanwhile.
    const header = await call(getHeader, {}, { signal })
    if (!header.ok) throw refused(getHeader, header.failure)
    const debt = owedOf(header.data.debt)
    if (debt !== null) return [{ amount: debt, isDebt: true }]
    if (premiumType === 'DEBT') return []
  }
  const payments = await call(getPayments, {}, { signal })
  if (!payments.ok) throw refused(getPayments, payments.failure)
  const types = premiumType === undefined ? (['CURRENT', 'NEXT'] as const) : [premiumType]
  return types
    .flatMap((type) => payments.data.filter((payment) => payment.premiumType === type))
    .flatMap(({ premium }) => (owedOf(premium) === null ? [] : [{ amount: premium, isDebt: false }]))
}

/** The payment that is due; `null` for nothing. */
export const loadDueActor = calls(
  fromPromise<Due | null, Pick<PaymentInput, 'origin'>>(async ({ input: { origin }, signal, system }) => {
    const [first = null] = await duesNow(portsOf(system), { origin }, signal)
    return first
  }),
  ...Object.values(headerOfArea),
  getPayments,
)
