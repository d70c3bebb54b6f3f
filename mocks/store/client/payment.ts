import type { Contract } from '../state'

/** Id of the payment method direct debit: the bank debits each due premium. */
export const DIRECT_DEBIT = 3

/** Payment methods by id. */
export const paymentTypes = new Map([
  [2, 'Postai csekk'],
  [DIRECT_DEBIT, 'Csoportos beszedés'],
  [4, 'Átutalás'],
  [13, 'Bankkártya'],
])
/** Payment frequencies by id. */
export const paymentFrequencies = new Map([
  [1, 'Éves'],
  [2, 'Féléves'],
  [3, 'Negyedéves'],
  [4, 'Havi'],
])
/** A payment method and frequency. */
export interface Payment {
  readonly paymentTypeId: number
  readonly paymentFrequencyId: number
}

/** The current payment method and frequency, and the available ones. */
export const paymentOf = (contract: Contract) => ({
  ...currentPayment(contract),
  paymentTypeIds: [...paymentTypes.keys()],
  paymentFrequencyIds: [...paymentFrequencies.keys()],
})

/** The current payment method and frequency. Defaults to a monthly transfer if the insurer does not report them. */
export const currentPayment = ({ header, client }: Contract): Payment => {
  const storedPayment = 'paymentTypeId' in header.contract ? header.contract : client?.payment
  return {
    paymentTypeId: storedPayment?.paymentTypeId ?? 4,
    paymentFrequencyId: storedPayment?.paymentFrequencyId ?? 4,
  }
}
