import type { Ports } from '../ports'
import { TAB, UNSETTLED, unsettledKeys } from '../storageKeys'
import { isOf, type PaidCase, type Redirect } from './kept'
import type { PaymentEnd } from './payment.types'
import { readRedirect } from './redirects'

type World = Pick<Ports, 'storage' | 'sharedStorage' | 'now'>

/** Every such payment of this browser, under its key; what is too old, or garbage, goes. */
const kept = (world: World) =>
  world.sharedStorage.keys(UNSETTLED).flatMap((key) => {
    const payment = readRedirect(world, key)
    if (payment !== null) return [{ key, payment }]
    world.sharedStorage.remove(key)
    return []
  })

const forget = (world: World, isGone: (payment: Redirect) => boolean): void => {
  for (const { key, payment } of kept(world)) if (isGone(payment)) world.sharedStorage.remove(key)
}

/**
 * Notes that a card payment was left for: its money may be on its way until the insurer has said what became of it, wherever the
 * customer goes meanwhile. Every tab warns of paying twice; the note is gone after a day.
 */
export const noteUnsettled = ({ storage, sharedStorage }: World, payment: Redirect): void =>
  sharedStorage.write(`${unsettledKeys(storage.read(TAB))}${payment.paymentCode ?? payment.time}`, payment)

/** The card payments of a contract of which nobody has said what became of them. */
export const unsettledOf = (world: World, contractNumber: string): readonly Redirect[] =>
  kept(world).flatMap(({ payment }) => (payment.contractNumber === contractNumber ? [payment] : []))

/** The payment with this code that some tab of this browser left for, and of which nobody has said what became of it. */
export const unsettledWith = (world: World, paymentCode: string): Redirect | null =>
  kept(world).find(({ payment }) => payment.paymentCode === paymentCode)?.payment ?? null

/** A case has nothing more to be paid: whatever was left for is settled with it. */
export const forgetUnsettled = (world: World, of: PaidCase): void => forget(world, (payment) => isOf(payment, of))

/**
 * Its customer says that no money was given for a thing, in whichever case: nobody is warned of it any more, in no tab. A payment
 * warns of every note of its thing, and its words name all of them; so all of them go.
 */
export const denyUnsettled = (world: World, of: Pick<Redirect, 'contractNumber' | 'udcContractId'>): void =>
  forget(world, (one) => one.contractNumber === of.contractNumber && one.udcContractId === of.udcContractId)

/** Only these say that no money was taken. */
const isUntaken = (end: PaymentEnd): boolean =>
  end.type === 'failed' && end.failure.type === 'status' && end.failure.status !== 'PENDING'

/** The insurer has said how a payment ended: one that was taken settles its case, one that was not taken itself only. */
export const settle = (world: World, ended: Redirect, end: PaymentEnd): void => {
  if (end.type === 'paid') forgetUnsettled(world, ended)
  else if (isUntaken(end)) forget(world, (payment) => isOf(payment, ended) && payment.paymentCode === ended.paymentCode)
}
