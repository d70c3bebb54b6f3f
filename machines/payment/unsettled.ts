import * as v from 'valibot'
import { digest } from '../digest'
import type { Ports } from '../ports'
import { TAB, UNSETTLED, unsettledKeys } from '../storageKeys'
import { isOf, type Redirect, type Returned, redirect } from './kept'
import type { PaymentEnd, PaymentFailure, PaymentInput } from './payment.types'
import { PAID_KEPT, REDIRECT_KEPT } from './underWay'

type World = Pick<Ports, 'storage' | 'sharedStorage' | 'now'>

/** A payment that the customer left for. After the return it has what the provider said, so that the insurer can be asked again. */
export const unsettledNote = v.object({ ...redirect.entries, providerData: v.optional(v.string()) })
export type UnsettledPayment = v.InferOutput<typeof unsettledNote>

/** Every such payment of this browser, under its key; what is too old, or garbage, goes. */
const kept = ({ sharedStorage, now }: World) =>
  sharedStorage.keys(UNSETTLED).flatMap((key) => {
    const read = v.safeParse(unsettledNote, sharedStorage.read(key))
    if (read.success) {
      const { time, providerData } = read.output
      if (now() - time < (providerData === undefined ? REDIRECT_KEPT : PAID_KEPT))
        return [{ key, payment: read.output }]
    }
    sharedStorage.remove(key)
    return []
  })

const isSame = (one: Redirect, other: Redirect): boolean => isOf(one, other) && one.paymentCode === other.paymentCode

const tabIn = (key: string): string => key.slice(0, key.lastIndexOf(':') + 1)

const forget = (world: World, isGone: (payment: UnsettledPayment, key: string) => boolean): void => {
  for (const { key, payment } of kept(world)) if (isGone(payment, key)) world.sharedStorage.remove(key)
}

/**
 * Notes that the customer left for a card payment. Its money may be on its way until the insurer says how it ended, and every
 * tab warns of paying twice. Without a return the note goes after a day.
 */
export const noteUnsettled = ({ storage, sharedStorage }: World, payment: Redirect): void =>
  sharedStorage.write(`${unsettledKeys(storage.read(TAB))}${payment.paymentCode ?? payment.time}`, payment)

/** The card payments of a contract of which nobody has said what became of them. */
export const unsettledOf = (world: World, contractNumber: string): readonly UnsettledPayment[] =>
  kept(world).flatMap(({ payment }) => (payment.contract === digest(contractNumber) ? [payment] : []))

/** The unsettled payment that a return is of: some tab of this browser left for it, or has come back from it before. */
export const unsettledBy = (world: World, query: string, paymentCode: string | null): Redirect | null =>
  kept(world).find(
    ({ payment }) =>
      (paymentCode !== null && payment.paymentCode === paymentCode) || (query !== '' && payment.providerData === query),
  )?.payment ?? null

/**
 * Its customer says that no money was given for a thing, in whichever case: nobody is warned of it any more, in no tab. A payment
 * warns of every note of its thing, and its words name all of them; so all of them go.
 */
export const denyUnsettled = (world: World, of: Pick<PaymentInput, 'contractNumber' | 'udcContractId'>): void =>
  forget(world, (one) => one.contract === digest(of.contractNumber) && one.udcContractId === of.udcContractId)

const sameAs = (world: World, redirect: Redirect) => kept(world).filter(({ payment }) => isSame(payment, redirect))

/** Tells if the insurer has not been told of a payment yet, so that its money cannot have settled anything. */
export const isFirstReturn = (world: World, redirect: Redirect): boolean => {
  const same = sameAs(world, redirect)
  return same.length > 0 && same.every(({ payment }) => payment.providerData === undefined)
}

/** Keeps what the provider has said of a payment, so that the insurer can be asked again. */
export const noteReturn = (world: World, { redirect, providerData }: Settled): void => {
  for (const { key, payment } of sameAs(world, redirect)) world.sharedStorage.write(key, { ...payment, providerData })
}

type Settled = Pick<Returned, 'redirect' | 'providerData'>

/** Tells if a failure says that no money was taken. */
export const isUntaken = (failure: PaymentFailure): boolean => failure.type === 'status' && failure.status !== 'PENDING'

/**
 * Keeps what the insurer has said of a returned payment. One that was taken settles what its tab left for of the same case;
 * one that was not taken, itself only. A failed one of unknown result can be asked again by what the provider said.
 */
export const settle = (world: World, { redirect, providerData }: Settled, end: PaymentEnd): void => {
  if (end.type === 'paid' && !end.isProcessing) {
    const tabs = sameAs(world, redirect).map(({ key }) => tabIn(key))
    forget(world, (payment, key) => isOf(payment, redirect) && tabs.includes(tabIn(key)))
  } else if (end.type === 'failed') {
    if (isUntaken(end.failure)) forget(world, (payment) => isSame(payment, redirect))
    else noteReturn(world, { redirect, providerData })
  }
}
