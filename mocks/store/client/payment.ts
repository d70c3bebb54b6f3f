import type { Contract } from '../state'

/** That the bank debits what falls due. */
export const DIRECT_DEBIT = 3

/** Ways to pay premiums, by their id. */
export const paymentTypes = new Map([
  [2, 'Postai csekk'],
  [DIRECT_DEBIT, 'Csoportos beszedés'],
  [4, 'Átutalás'],
  [13, 'Bankkártya'],
])
/** How often premiums are paid, by their id. */
export const paymentFrequencies = new Map([
  [1, 'Éves'],
  [2, 'Féléves'],
  [3, 'Negyedéves'],
  [4, 'Havi'],
])
/** How premiums are paid. */
export interface Payment {
  readonly paymentTypeId: number
  readonly paymentFrequencyId: number
}

/** How premiums are paid now, and how they could be. */
export const paymentOf = (contract: Contract) => ({
  ...currentPayment(contract),
  paymentTypeIds: [...paymentTypes.keys()],
  paymentFrequencyIds: [...paymentFrequencies.keys()],
})

/** How premiums are paid now: by transfer and monthly where the insurer does not say. */
export const currentPayment = ({ header, client }: Contract): Payment => {
  const kept = 'paymentTypeId' in header.contract ? header.contract : client?.payment
  return { paymentTypeId: kept?.paymentTypeId ?? 4, paymentFrequencyId: kept?.paymentFrequencyId ?? 4 }
}
