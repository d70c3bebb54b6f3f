import { describe, expect, test } from 'vitest'
import { checkBankAccount, normaliseBankAccount } from '../../machines/validation/bankAccount'
import { account, ibanOf, noticesSwap } from './giro'
import { checkMany, withOneChanged, withTwoSwapped, writtenAnyhow } from './random'

const nameOf = (typed: string) => checkBankAccount(typed)?.name ?? null

/** Returns the name of the error for a wrong digit at this position of a GIRO number. */
const groupAt = (at: number, groups: 2 | 3) =>
  at < 8 ? 'bankAccountFirst' : groups === 2 ? 'bankAccountSecond' : 'bankAccountRest'

describe.each([2, 3] as const)('a bank account number of %i groups', (groups) => {
  test('is accepted in any notation and normalised to groups of eight digits', () => {
    checkMany((random) => {
      const number = account(groups, random)
      const typed = writtenAnyhow(number, random)
      expect(checkBankAccount(typed)).toBeNull()
      expect(normaliseBankAccount(typed)).toBe(number.match(/.{8}/g)?.join('-'))
    })
  })

  test('is rejected if any digit is changed, and the error names the group of that digit', () => {
    checkMany((random) => {
      for (const [changed, at] of withOneChanged(account(groups, random), random)) {
        expect(nameOf(changed)).toBe(groupAt(at, groups))
      }
    })
  })

  test('is rejected if two neighbouring digits are swapped and the check digit detects it', () => {
    checkMany((random) => {
      const number = account(groups, random)
      for (const [swapped, at] of withTwoSwapped(number)) {
        // A swap across the first two groups makes both checksums wrong. Only the error of the first group is reported.
        expect(nameOf(swapped)).toBe(at === 7 || noticesSwap(number, at) ? groupAt(at, groups) : null)
      }
    })
  })

  test('is rejected if a digit is missing or added, and the error names the number of digits', () => {
    checkMany((random) => {
      const number = account(groups, random)
      for (const typed of [number.slice(1), `${number}${random.digits(1)}`]) {
        expect(checkBankAccount(typed)).toEqual({ name: 'bankAccountLength', values: { typed: typed.length } })
      }
    })
  })
})

describe('an IBAN', () => {
  test('is accepted in any notation and normalised to the account number in it', () => {
    checkMany((random) => {
      const number = account(random.one([2, 3]), random)
      const iban = ibanOf(number)
      const typed = writtenAnyhow(random.one([iban, iban.toLowerCase()]), random)
      expect(checkBankAccount(typed)).toBeNull()
      expect(normaliseBankAccount(typed).replaceAll('-', '')).toBe(number.padEnd(24, '0'))
    })
  })

  test('is rejected if any digit is changed, and the error names the check digits or the digit’s group', () => {
    checkMany((random) => {
      for (const [changed, at] of withOneChanged(ibanOf(account(3, random)), random)) {
        expect(nameOf(changed)).toBe(at < 4 ? 'ibanCheck' : groupAt(at - 4, 3))
      }
    })
  })

  test('is rejected if any two neighbouring digits are swapped', () => {
    checkMany((random) => {
      const iban = ibanOf(account(3, random))
      for (const [swapped, at] of withTwoSwapped(iban)) {
        const isAcrossGroups = at === 3 || at === 11
        const isInAccount = isAcrossGroups || (at > 3 && noticesSwap(iban, at))
        expect(nameOf(swapped)).toBe(isInAccount ? groupAt(Math.max(at - 4, 0), 3) : 'ibanCheck')
      }
    })
  })
})

test('an IBAN that is pasted together with its label is accepted without the label', () => {
  checkMany((random) => {
    const iban = ibanOf(account(3, random))
    const typed = `${random.one(['IBAN', 'IBAN:', 'iban: ', ' Iban  ', 'IBAN\u00a0'])}${writtenAnyhow(iban, random)}`
    expect(checkBankAccount(typed)).toBeNull()
    expect(normaliseBankAccount(typed)).toBe(normaliseBankAccount(iban))
  })
})

test.each([
  ['99900016-12345676', '99900016-12345676'],
  ['99900023-12345678-00000015', '99900023-12345678-00000015'],
  ['99900016 12345676', '99900016-12345676'],
  ['HU15 9990 0016 1234 5676 0000 0000', '99900016-12345676-00000000'],
  ['hu08-9990-0023-1234-5678-0000-0015', '99900023-12345678-00000015'],
])('the bank account number %s is accepted and normalised to %s', (typed, normalised) => {
  expect(checkBankAccount(typed)).toBeNull()
  expect(normaliseBankAccount(typed)).toBe(normalised)
})

test.each([
  ['  ', { name: 'missing' }],
  ['99900016-12345677', { name: 'bankAccountSecond', values: { group: '12345677' } }],
  ['00000000-00000000', { name: 'bankAccountFirst', values: { group: '00000000' } }],
  ['00000000-00000000-00000000', { name: 'bankAccountFirst', values: { group: '00000000' } }],
  ['99900016-00000000', { name: 'bankAccountSecond', values: { group: '00000000' } }],
  [ibanOf('0'.repeat(24)), { name: 'bankAccountFirst', values: { group: '00000000' } }],
  ['99900026-12345678-00000015', { name: 'bankAccountFirst', values: { group: '99900026' } }],
  ['99900023-12345678-00000016', { name: 'bankAccountRest', values: { group: '12345678-00000016' } }],
  ['9990001612345676.', { name: 'bankAccountCharacters' }],
  ['Számlaszám: 99900016-12345676', { name: 'bankAccountCharacters' }],
  ['IBAN', { name: 'missing' }],
  ['IBAN HU15 9990 0016 1234 5676', { name: 'ibanLength', values: { typed: 18 } }],
  ['HU16 9990 0016 1234 5676 0000 0000', { name: 'ibanCheck', values: { check: '16' } }],
  ['HU59 9990 0016 1234 5677 0000 0000', { name: 'bankAccountRest', values: { group: '12345677-00000000' } }],
  ['HU15 9990 0016 1234 5676', { name: 'ibanLength', values: { typed: 18 } }],
  ['HU15 9990 0016 1234 5676 0000 000O', { name: 'ibanCharacters' }],
  ['DE89 3704 0044 0532 0130 00', { name: 'ibanCountry', values: { country: 'DE' } }],
])('"%s" is rejected as a bank account number: %o', (typed, problem) => {
  expect(checkBankAccount(typed)).toEqual(problem)
})
