import * as v from 'valibot'
import { digest } from '../digest'
import type { Ports } from '../ports'
import { PAID, PAYMENT } from '../storageKeys'
import { caseAt, isOf, keptPayment, type PaidCase, paidEnd, type Redirect } from './kept'
import type { PaymentFailure, PaymentInput } from './payment.types'
import { PAID_KEPT } from './underWay'
import { unsettledOf } from './unsettled'

/** A card payment that was taken, and whose case has not gone out. It holds no answers and no personal data. */
export const remembered = v.object({
  /** The address of the case, where it is paid for. */
  origin: v.string(),
  end: paidEnd,
  /** Id of the draft that it was paid for, so that two tabs send one case; `null` until that case has opened. */
  draftId: v.nullable(v.string()),
  /** The insurer has refused the case since. */
  isRefused: v.optional(v.boolean(), false),
  /** When it was remembered (epoch, ms). */
  time: v.number(),
})
export type RememberedPayment = v.InferOutput<typeof remembered>

/** A payment whose case has gone out: a second return of it makes no other case. */
export const sent = v.object({
  isSent: v.literal(true),
  origin: v.optional(v.string()),
  draftId: v.nullable(v.string()),
  time: v.number(),
})

type PaidEnd = RememberedPayment['end']
type World = Pick<Ports, 'storage' | 'sharedStorage' | 'now'>

const keysOf = (contract: string): string => `${PAID}${contract}:`

const keyOf = ({ contract, origin }: PaidCase, paymentCode: string | null | undefined): string =>
  keysOf(contract) + digest(`${origin} ${paymentCode ?? ''}`)

const paidIn = (
  { sharedStorage, now }: Pick<World, 'sharedStorage' | 'now'>,
  contract: string,
): readonly RememberedPayment[] =>
  sharedStorage
    .keys(keysOf(contract))
    .flatMap((key) => {
      const read = v.safeParse(v.union([remembered, sent]), sharedStorage.read(key))
      if (read.success && now() - read.output.time < PAID_KEPT) return 'isSent' in read.output ? [] : [read.output]
      sharedStorage.remove(key)
      return []
    })
    .sort((one, other) => one.time - other.time)

/** The card payments of a contract that are made and not sent, the oldest first. Garbage and old entries are removed. */
export const paidOf = (
  world: Pick<World, 'sharedStorage' | 'now'>,
  contractNumber: string,
): readonly RememberedPayment[] => paidIn(world, digest(contractNumber))

const write = ({ sharedStorage }: World, of: PaidCase, payment: RememberedPayment): void =>
  sharedStorage.write(keyOf(of, payment.end.payment.paymentCode), payment)

/** Remembers in this browser what was paid for a case, until the case is sent. */
export const keepPaid = (
  world: World,
  of: PaidCase,
  end: PaidEnd,
  draftId: string | null = null,
  isRefused = false,
): void => write(world, of, { origin: of.origin, end, draftId, isRefused, time: world.now() })

/** Tells if the browser itself remembers a payment, and not this page alone. */
export const isPaidHeld = (
  { sharedStorage }: Pick<World, 'sharedStorage'>,
  of: PaidCase,
  { payment }: PaidEnd,
): boolean => sharedStorage.holds(keyOf(of, payment.paymentCode))

/** A payment whose case is not sent, as its contract knows it. */
export interface UnsentPayment {
  readonly of: PaidCase
  readonly end: PaidEnd
  readonly draftId: string
}

/** Remembers a payment again if the browser has lost it since. */
export const keepPaidAgain = (world: World, { of, end, draftId }: UnsentPayment): void => {
  if (!isPaidHeld(world, of, end)) keepPaid(world, of, end, draftId)
}

/** Forgets a payment whose case has been sent, but for its code. */
export const forgetPaid = ({ sharedStorage, now }: World, of: PaidCase, { payment }: PaidEnd): void => {
  const key = keyOf(of, payment.paymentCode)
  if (payment.paymentCode == null) sharedStorage.remove(key)
  else {
    const note = v.safeParse(remembered, sharedStorage.read(key))
    const draftId = note.success ? note.output.draftId : null
    sharedStorage.write(key, { isSent: true, origin: of.origin, draftId, time: now() } satisfies v.InferOutput<
      typeof sent
    >)
  }
}

/** The mark of a payment whose case has been sent from this browser, with its draft; `null` if it has not. */
export const sentOf = ({ sharedStorage }: World, redirect: Redirect): v.InferOutput<typeof sent> | null => {
  const read = v.safeParse(sent, sharedStorage.read(keyOf(redirect, redirect.paymentCode)))
  return read.success ? read.output : null
}

/** The case of a payment that this browser remembers, by its code, and if it has been sent; `null` without one. */
export const rememberedBy = (
  { sharedStorage }: Pick<World, 'sharedStorage'>,
  paymentCode: string,
): { readonly of: PaidCase; readonly isSent: boolean } | null => {
  for (const key of sharedStorage.keys(PAID)) {
    const read = v.safeParse(v.union([remembered, sent]), sharedStorage.read(key))
    if (!read.success || read.output.origin === undefined) continue
    const [contract = ''] = key.slice(PAID.length).split(':')
    const of = { contract, origin: read.output.origin }
    if (keyOf(of, paymentCode) === key) return { of, isSent: 'isSent' in read.output }
  }
  return null
}

/**
 * The payment of a case: the one that this tab has just come back from, or that belongs to this draft, or the oldest. It is
 * bound to this draft unless it is bound to another one; `null` without a payment.
 */
export const takePaid = (
  world: World,
  of: PaidCase,
  draftId: string,
): { readonly end: PaidEnd; readonly draftId: string } | null => {
  const kept = keptPayment(world)
  const ended = kept?.type === 'ended' && kept.end.type === 'paid' && isOf(kept.redirect, of) ? kept.end : null
  if (ended !== null) world.storage.remove(PAYMENT)
  // A new draft does not send a refused case again. It can be paid for once more.
  const all = paidIn(world, of.contract).filter(
    (one) => one.origin === of.origin && (!one.isRefused || one.draftId === draftId),
  )
  const paid =
    all.find(({ end }) => ended !== null && end.payment.paymentCode === ended.payment.paymentCode) ??
    all.find((one) => one.draftId === draftId) ??
    all[0]
  if (paid === undefined) return null
  const taken = { ...paid, draftId: paid.draftId ?? draftId }
  write(world, of, taken)
  return taken
}

/** The reason why the card payment of a case failed just now; `null` for none. */
export const failedCardOf = (world: Pick<World, 'storage' | 'now'>, of: PaidCase): PaymentFailure | null => {
  const kept = keptPayment(world)
  return kept?.type === 'ended' && kept.end.type === 'failed' && isOf(kept.redirect, of) ? kept.end.failure : null
}

/** Tells if a case was paid for, or may have been: the customer left for a provider, and the result is unknown. */
export const isPaidFor = (
  world: World,
  { contractNumber, origin: address }: Pick<PaymentInput, 'contractNumber' | 'origin'>,
): boolean => {
  const kept = keptPayment(world)
  if (kept !== null && isOf(kept.redirect, caseAt(contractNumber, address)) && kept.type !== 'ended') return true
  const waiting = paidOf(world, contractNumber).filter(({ isRefused }) => !isRefused)
  return [...waiting, ...unsettledOf(world, contractNumber)].some(({ origin }) => origin === address)
}
