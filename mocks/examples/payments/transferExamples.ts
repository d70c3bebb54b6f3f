import type { Money } from '../../../src/api/entities'

/** An example of where a contract's premiums are transferred to. */
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
})
