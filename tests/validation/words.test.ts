import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkShares } from '../../machines/case/answers/rows/shares'
import { percent } from '../../machines/case/definition/fields/percent'
import { checkPersonalTaxNumber } from '../../machines/case/definition/fields/personalTaxNumber'
import { rows } from '../../machines/case/definition/fields/rows'
import { checkFiles } from '../../machines/upload/checks'
import { checkBankAccount } from '../../machines/validation/bankAccount'
import { checkCompanyTaxNumber, warnOfCompanyTaxNumber } from '../../machines/validation/companyTaxNumber'
import { checkDay } from '../../machines/validation/date'
import { checkMoney } from '../../machines/validation/money'
import { checkNumber } from '../../machines/validation/number'
import { checkPercent } from '../../machines/validation/percent'
import { checkPhone, warnOfPhone } from '../../machines/validation/phone'
import type { Problem } from '../../machines/validation/problem'
import { checkLength } from '../../machines/validation/text'
import { checkYear } from '../../machines/validation/year'
import { checkZipCode } from '../../machines/validation/zipCode'
import texts from '../../public/assets/i18n/hu/case.json'
import { modules } from '../../src/modules/registry'
import { problemText } from '../../src/texts/problemText'
import { addTexts, textOf } from '../../src/texts/texts'
import { sampleFile } from '../../tools/exploration/kit/sampleFile'

addTexts('case', texts)

const wordsOf = (problem: Problem | null): string | undefined => (problem === null ? undefined : problemText(problem))

const VALIDATION = 'machines/validation'
const KINDS = ['zipCode', 'bankAccount', 'iban', 'companyTaxNumber', 'personalTaxNumber']

test('every validation problem has a text', () => {
  const literals = readdirSync(VALIDATION).flatMap((file) =>
    [...readFileSync(`${VALIDATION}/${file}`, 'utf8').matchAll(/'([a-z]\w+)'/g)].flatMap(([, name]) => name ?? []),
  )
  // Some names are composed of a format and a suffix, for example `zipCodeLength`.
  const names = [
    ...literals.filter((name) => !KINDS.includes(name)),
    ...KINDS.flatMap((kind) => [`${kind}Characters`, `${kind}Length`]),
  ]
  expect(names.length).toBeGreaterThan(30)
  expect(names.filter((name) => textOf('case', `problems.${name}`) === undefined)).toEqual([])
})

test('the form that requests a phone call loads the texts of validation problems', () => {
  expect(modules.phoneRequest.texts).toContain('case')
})

test('a validation text of the form itself replaces the shared one', () => {
  expect(problemText({ name: 'missing' }, { missing: 'Írja be.' })).toBe('Írja be.')
  expect(problemText({ name: 'emailAt' }, { missing: 'Írja be.' })).toContain('nev@szolgaltato.hu')
})

const uploaded = { ...sampleFile, status: 'uploaded' } as const

const shares = rows({
  columns: { share: percent({ decimals: 2, canBeZero: true }) },
  shares: 'share',
  serialize: (values) => values,
})
const share = (typed: string) => ({ key: typed, of: typed, cells: { share: typed } })

const problemTexts: readonly (readonly [Problem | null, words: string])[] = [
  [checkBankAccount('99900016-12345677'), 'A második nyolc számjegyben elírás van: 12345677.'],
  [checkBankAccount('99900026-12345678-00000015'), 'Az első nyolc számjegyben elírás van: 99900026.'],
  [checkBankAccount('99900016-1234567'), 'itt 15 van'],
  [checkBankAccount('HU16 9990 0016 1234 5676 0000 0000'), 'a HU utáni két számjegy (16) nem illik'],
  [checkCompanyTaxNumber('80012346-7-13'), 'kilencedik számjegye csak 1, 2, 3, 4 vagy 5 lehet, itt 7 áll'],
  [checkPersonalTaxNumber('8999991000', '2026-11-21'), 'A 2–6. számjegy (99999) jövőbeli születési napot'],
  [checkPhone('+36 20 123 456'), 'az előhívóval (20) együtt 9 számjegy áll, itt 8 van'],
  [checkPhone('06 62 123 4567'), 'az előhívóval (62) együtt 8 számjegy áll, itt 9 van'],
  [warnOfPhone('06 40 123 456'), 'Ez ritka előhívó: 40.'],
  [checkPhone('+36 60 123 4567'), 'Ilyen magyar előhívó nincs: 60.'],
  [checkLength('a'.repeat(5000), 200), 'legfeljebb 200 karakter lehet, itt 5000 van'],
  [checkZipCode('123'), '4 számjegyből áll, itt 3 van'],
  [checkNumber('1', 'km', { min: 10 }), 'A legkisebb megadható érték: 10\u00a0km'],
  [checkNumber('11', 'km', { max: 10 }), 'A legnagyobb megadható érték: 10\u00a0km'],
  [checkYear('1925', 1926, 2026), 'A legkorábbi megadható év: 1926'],
  [checkYear('2027', 1926, 2026), 'A legkésőbbi megadható év: 2026'],
  [checkShares(shares, [share('33,3'), share('60')]), 'Még 6,7% hiányzik.'],
  [checkShares(shares, [share('50'), share('60,5')]), 'Vegyen el belőle 10,5%-ot.'],
  [checkPercent('4', { decimals: 0, canBeZero: false }, { min: 5 }), 'Legalább 5% adható meg.'],
  [checkMoney('49 999', { min: 50_000 }), 'A legkisebb megadható összeg: 50\u00a0000\u00a0Ft'],
  [checkMoney('9001', { max: 9000 }), 'A legnagyobb megadható összeg: 9000\u00a0Ft'],
  [checkMoney('9000', { below: 8999.5 }), 'kevesebbet, mint 9000\u00a0Ft'],
  [checkDay('2026-11-20', '2026-11-21', '2026-12-21'), 'A legkorábbi választható nap: 2026.\u00a011.\u00a021.'],
  [checkBankAccount('99900016-12345678-00000016'), 'nyolc számjegyben elírás van: 12345678-00000016.'],
  [checkBankAccount('AT61 1904 3002 3457 3201'), 'Az IBAN elején AT áll'],
  [checkBankAccount('HU16 9990 0016'), 'itt 10 van'],
  [checkCompanyTaxNumber('8001234'), 'itt 7 van'],
  [checkCompanyTaxNumber('80012347-2-13'), 'elírás van: 80012347.'],
  [warnOfCompanyTaxNumber('80012346-2-99'), '(99) nem szokásos'],
  [checkPersonalTaxNumber('84', '2026-11-21'), 'itt 2 van'],
  [checkPersonalTaxNumber('7123456789', '2026-11-21'), 'itt 7 áll az elején'],
  [checkPersonalTaxNumber('8123456780', '2026-11-21'), 'Az utolsó számjegy (0) nem illik'],
  [checkDay('2026-12-22', '2026-11-21', '2026-12-21'), 'A legkésőbbi választható nap: 2026.\u00a012.\u00a021.'],
  [checkFiles({ min: 2, max: 3 }, []), 'legalább 2 fájlt'],
  [checkFiles({ min: 0, max: 1 }, [uploaded, uploaded]), 'legfeljebb 1 fájl'],
]

test.each(problemTexts)('the text of the validation problem %o names the reason and the value', (problem, words) => {
  expect(wordsOf(problem)).toContain(words)
  expect(wordsOf(problem)).not.toMatch(/{{|undefined/)
})

test('the examples of words.test.ts cover every validation text that contains a value', () => {
  const naming = Object.entries(texts.problems).flatMap(([name, text]) => (text.includes('{{') ? [name] : []))
  const names = problemTexts.map(([problem]) => problem?.name)
  expect(naming.filter((name) => !names.includes(name))).toEqual([])
})
