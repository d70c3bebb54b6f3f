import * as v from 'valibot'
import type { Ports } from '../ports'
import { PAID, PAYMENT } from '../storageKeys'
import { isOf, keptPayment, type PaidCase, paidEnd, RETURN_KEPT } from './kept'
import { unsettledOf } from './unsettled'

const paid = v.array(v.object({ contractNumber: v.string(), origin: v.string(), end: paidEnd, until: v.number() }))

type PaidEnd = v.InferOutput<typeof paidEnd>
type World = Pick<Ports, 'storage' | 'now'>

/** All that was paid for cases which are not submitted yet; garbage, and what its time is over for, counts as nothing. */
export const paidInTime = ({ storage, now }: World) => {
  const read = v.safeParse(paid, storage.read(PAID))
  return read.success ? read.output.filter(({ until }) => until > now()) : []
}

const withoutOf = (world: World, of: PaidCase) => paidInTime(world).filter((each) => !isOf(each, of))

/** Keeps what was paid for a case that is not submitted yet, for an hour: longer than its draft may stay. */
export const keepPaid = (world: World, { contractNumber, origin }: PaidCase, end: PaidEnd): void =>
  world.storage.write(PAID, [
    ...withoutOf(world, { contractNumber, origin }),
    { contractNumber, origin, end, until: world.now() + RETURN_KEPT },
  ])

/** Forgets it: the case has gone out with it. */
export const forgetPaid = (world: World, of: PaidCase): void => {
  const others = withoutOf(world, of)
  if (others.length === 0) world.storage.remove(PAID)
  else world.storage.write(PAID, others)
}

/** What was paid for a case that was left or lost since, or whose payment it has not heard of yet; `null` for nothing. */
export const takePaid = (world: World, of: PaidCase): PaidEnd | null => {
  const kept = keptPayment(world)
  if (kept?.type === 'ended' && kept.end.type === 'paid' && isOf(kept.redirect, of)) {
    world.storage.remove(PAYMENT)
    keepPaid(world, of, kept.end)
    return kept.end
  }
  return paidInTime(world).find((each) => isOf(each, of))?.end ?? null
}

/** Whether a case was paid for, or may have been: the customer left for a provider, and what became of it is not settled. */
export const isPaidFor = (world: World & Pick<Ports, 'sharedStorage'>, of: PaidCase): boolean => {
  const kept = keptPayment(world)
  if (kept !== null && isOf(kept.redirect, of) && (kept.type !== 'ended' || kept.end.type === 'paid')) return true
  return [...paidInTime(world), ...unsettledOf(world, of.contractNumber)].some((each) => isOf(each, of))
}
