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
  it('has the seventeen lines of the instant transfer standard', () => {
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

  it('is null if bank, account or amount is invalid or missing, or not in forints', () => {
    expect(transferQr(withDetails({ swiftCode: null }), amount)).toBeNull()
    expect(transferQr(withDetails({ swiftCode: 'MINT' }), amount)).toBeNull()
    expect(transferQr(withDetails({ accountNumber: '1234' }), amount)).toBeNull()
    expect(transferQr(transfer, null)).toBeNull()
    expect(transferQr(transfer, { value: 132, currency: 'EUR' })).toBeNull()
    expect(transferQr(transfer, { value: 132, currency: 'CHF' })).toBeNull()
    expect(transferQr(transfer, { value: 0, currency: 'HUF' })).toBeNull()
    expect(transferQr(transfer, { value: 10.5, currency: 'HUF' })).toBeNull()
  })

  it('removes line breaks from the account holder and truncates the name to 70 characters', () => {
    const lines = transferQr(withDetails({ accountHolder: `Minta\nHUF1\n${'x'.repeat(100)}` }), amount)?.split('\n')
    expect(lines).toHaveLength(18)
    expect(lines?.[4]).toHaveLength(70)
  })

  it('contains the currency FT as HUF', () => {
    expect(transferQr(transfer, { value: 5, currency: 'FT' })).toContain('\nHUF5\n')
  })
})

describe('the IBAN of a Hungarian account', () => {
  it('has the correct check digits', () => {
    expect(ibanOf('11773016-11111018-00000000')).toBe('HU42117730161111101800000000')
  })

  it('is the same for an account of sixteen digits and for the same account with eight zeros appended', () => {
    expect(ibanOf('1177301611111018')).toBe(ibanOf('11773016-11111018-00000000'))
  })

  it('is returned without spaces if the account is an IBAN already', () => {
    expect(ibanOf('HU42 1177 3016 1111 1018 0000 0000')).toBe('HU42117730161111101800000000')
  })

  it('is null if the account is neither a Hungarian account number nor a Hungarian IBAN', () => {
    for (const account of ['', '1234', '12345678-12345678-1234', 'HU42', 'DE89370400440532013000']) {
      expect(ibanOf(account), account).toBeNull()
    }
  })
})
