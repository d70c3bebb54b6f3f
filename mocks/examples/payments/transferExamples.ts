import type { Money } from '../../../src/api/entities'
import { debtDaysExamples } from '../debtDays'

/** Example data of the account for a contract's transfers. */
export const transferTo = (contractNumber: string) => ({
  accountNumber: '99900023-12345678-00000015',
  accountHolder: 'Minta Biztosító Zrt.',
  contractNumber,
  swiftCode: 'MINTHUHB',
})

/** An example of a transfer that a contract's case waits for. */
export const awaitedTransfer = (contractNumber: string, amount: Money) => ({
  ...transferTo(contractNumber),
  amount,
  deadline: '2026-11-30',
  parts: [],
})

/** An example of a transfer for several premiums, some of them past their deadline. */
export const partlyLateTransfer = (contractNumber: string) => ({
  ...transferTo(contractNumber),
  amount: { value: 500_000, currency: 'HUF' as const },
  deadline: debtDaysExamples.partlyLate.deadline,
  parts: debtDaysExamples.partlyLate.parts,
})
