import type { DueType } from '../../../src/api/entities'
import type { Contract, KeptCase } from '../state'
import type { Store } from '../store'
import { duePayments } from './due'
import { paymentsMemory } from './memory'
import type { KeptTransfer } from './slice'

/**
 * A debt or premium that the client will pay later or by transfer: its type, and for a premium also the first day of
 * its period (`from`).
 */
export type DueItem = NonNullable<KeptCase['postponed']>

/** The current type of a debt or premium; `undefined` if the premium was paid in the meantime. */
export const currentTypeOf = (store: Store, contract: Contract, { type, from }: DueItem): DueType | undefined => {
  if (from === undefined) return type
  const duePremium = duePayments(store, contract).find(({ paymentPeriodStartDate }) => paymentPeriodStartDate === from)
  return (
    duePremium?.premiumType ?? (paymentsMemory(contract).owed?.some((part) => part.from === from) ? 'DEBT' : undefined)
  )
}

/** The type of the debt or premium that a transfer pays now. A transfer without a type pays the debt. */
export const purposeOf = (
  store: Store,
  contract: Contract,
  { type, from }: Pick<KeptTransfer, 'type' | 'from'>,
): DueType => (type === undefined ? 'DEBT' : (currentTypeOf(store, contract, { type, ...(from && { from }) }) ?? type))
