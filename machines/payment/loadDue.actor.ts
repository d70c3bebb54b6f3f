import * as v from 'valibot'
import { fromPromise } from 'xstate'
import type { Endpoint } from '../../src/api/endpoint'
import { maybe, money } from '../../src/api/entities'
import { CallFault } from '../../src/api/fault'
import { getPayments } from '../../src/api/payments'
import { calls } from '../actors/call'
import { headerAt, headerOfArea } from '../headerOfArea'
import { portsOf } from '../ports'
import type { Due, PaymentInput } from './payment.types'

/** A header, read for what is owed: elsewhere a debt that cannot be read is unknown, but here it is not none. */
const owed = v.object({ debt: maybe(money) })

const refused = ({ id }: Endpoint, { code }: { readonly code: string }) =>
  new CallFault('brokenAnswer', `${id} was refused: ${code}`)

/** What a payment of what is due is of; `null` where nothing is. Errs with a `CallFault`, also where the insurer refuses. */
export const loadDueActor = calls(
  fromPromise<Due | null, Pick<PaymentInput, 'origin'>>(async ({ input: { origin }, signal, system }) => {
    const { call } = portsOf(system)
    const getHeader = { ...headerAt(origin), response: owed }
    // Asked for now: what the contract's head shows may have been paid meanwhile.
    const header = await call(getHeader, {}, { signal })
    if (!header.ok) throw refused(getHeader, header.failure)
    const { debt } = header.data
    if (debt && debt.value > 0) return { amount: debt, isDebt: true }
    const payments = await call(getPayments, {}, { signal })
    if (!payments.ok) throw refused(getPayments, payments.failure)
    const [next] = (['CURRENT', 'NEXT'] as const).flatMap((type) =>
      payments.data.filter(({ premiumType }) => premiumType === type),
    )
    return next === undefined ? null : { amount: next.premium, isDebt: false }
  }),
  ...Object.values(headerOfArea),
  getPayments,
)
