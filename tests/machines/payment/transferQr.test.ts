import { describe, expect, it } from 'vitest'
import type { Transfer } from '../../../machines/payment/payment.types'
import { ibanOf, transferQr } from '../../../machines/payment/transferQr'

const transfer: Transfer = {
  details: {
    accountNumber: '99900023-12345678-00000015',
    accountHolder: 'Minta Biztosító Zrt.',
    contractNumber: '10000001',
    swiftCode: 'MINTHUHB',
  },
  at: Date.UTC(2026, 10, 21, 9),
}
const amount = { value: 12_450, currency: 'HUF' } as const
const withDetails = (details: Partial<Transfer['details']>): Transfer => ({
  ...transfer,
  details: { ...transfer.details, ...details },
})

describe('the QR code of a transfer', () => {
  it('is of the seventeen lines that the standard for instant transfers names', () => {
    const lines = transferQr(transfer, amount)?.split('\n')
    expect(lines).toEqual([
      'HCT',
      '001',
      '1',
      'MINTHUHBXXX',
      'Minta Biztosító Zrt.',
      ibanOf(transfer.details.accountNumber),
      'HUF12450',
      '20261128090000+0',
      '',
      '10000001',
      ...['', '', '', '', '', '', ''],
      '',
    ])
  })

  it('is none where the bank, the account or the amount is missing, or is not in forints', () => {
    expect(transferQr(withDetails({ swiftCode: null }), amount)).toBeNull()
    expect(transferQr(withDetails({ swiftCode: 'MINT' }), amount)).toBeNull()
    expect(transferQr(withDetails({ accountNumber: '1234' }), amount)).toBeNull()
    expect(transferQr(transfer, null)).toBeNull()
    expect(transferQr(transfer, { value: 132, currency: 'EUR' })).toBeNull()
    expect(transferQr(transfer, { value: 132, currency: 'CHF' })).toBeNull()
    expect(transferQr(transfer, { value: 0, currency: 'HUF' })).toBeNull()
    expect(transferQr(transfer, { value: 10.5, currency: 'HUF' })).toBeNull()
  })

  it('takes nothing that would begin another line, and no more than a line holds', () => {
    const lines = transferQr(withDetails({ accountHolder: `Minta\nHUF1\n${'x'.repeat(100)}` }), amount)?.split('\n')
    expect(lines).toHaveLength(18)
    expect(lines?.[4]).toHaveLength(70)
  })

  it('says FT as HUF', () => {
    expect(transferQr(transfer, { value: 5, currency: 'FT' })).toContain('\nHUF5\n')
  })
})

describe('the IBAN of a Hungarian account', () => {
  it('has the check digits that banks reckon with', () => {
    expect(ibanOf('11773016-11111018-00000000')).toBe('HU42117730161111101800000000')
  })

  it('is the same for an account of sixteen digits as with eight noughts behind it', () => {
    expect(ibanOf('1177301611111018')).toBe(ibanOf('11773016-11111018-00000000'))
  })

  it('may be given already', () => {
    expect(ibanOf('HU42 1177 3016 1111 1018 0000 0000')).toBe('HU42117730161111101800000000')
  })

  it('is none of anything else', () => {
    for (const account of ['', '1234', '12345678-12345678-1234', 'HU42', 'DE89370400440532013000']) {
      expect(ibanOf(account), account).toBeNull()
    }
  })
})
