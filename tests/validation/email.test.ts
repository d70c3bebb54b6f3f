import { expect, test } from 'vitest'
import { checkEmail, emailMeaning, normaliseEmail, warnOfEmail } from '../../machines/validation/email'
import { checkMany, type Random } from './random'

/** The pattern of `<input type="email">` in the HTML standard. */
const STANDARD =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

const SIGNS = ['a', 'Z', '7', '.', '-', '_', '+', "'"] as const
const ODD_SIGNS = [...SIGNS, ' ', ',', '@'] as const

const text = (random: Random, signs: readonly [string, ...string[]]): string =>
  Array.from({ length: random.below(8) }, () => random.one(signs)).join('')

test('an e-mail address is accepted if and only if a browser accepts it after removal of trailing dots and commas', () => {
  let acceptedCount = 0
  checkMany((random) => {
    const signs = random.one<readonly [string, ...string[]]>([SIGNS, ODD_SIGNS])
    const address = `${text(random, signs)}@${text(random, signs)}`
    const isAccepted = checkEmail(address) === null
    expect(isAccepted, address).toBe(STANDARD.test(address.trim().replace(/[ .,]+$/, '')))
    acceptedCount += Number(isAccepted)
  })
  expect(acceptedCount).toBeGreaterThan(50)
})

test('each part of an e-mail address’s domain has at most 63 characters', () => {
  expect(checkEmail(`kati@${'a'.repeat(63)}.hu`)).toBeNull()
  expect(checkEmail(`kati@${'a'.repeat(64)}.hu`)).toEqual({ name: 'emailAfter' })
})

test.each([
  ['', 'missing'],
  ['kati', 'emailAt'],
  ['kati@pelda@hu', 'emailAt'],
  ['@pelda.hu', 'emailBefore'],
  ['ka ti@pelda.hu', 'emailBefore'],
  ['kató@pelda.hu', 'emailBefore'],
  ['kati@', 'emailAfter'],
  ['kati@pelda..hu', 'emailAfter'],
  ['kati@-pelda.hu', 'emailAfter'],
])('"%s" is rejected as an e-mail address: %s', (typed, name) => {
  expect(checkEmail(typed)).toEqual({ name })
  expect(warnOfEmail(typed)).toBeNull()
})

test('invisible characters and spaces around an e-mail address are removed', () => {
  expect(checkEmail(' kati@pelda.hu\u200b\n')).toBeNull()
  expect(normaliseEmail(' kati@pelda.hu\u200b\n')).toBe('kati@pelda.hu')
})

test('an e-mail address whose domain has no dot is accepted with a warning', () => {
  expect(checkEmail('dr.kati@pelda')).toBeNull()
  expect(warnOfEmail('dr.kati@pelda')).toEqual({ name: 'emailUnusual' })
  expect(warnOfEmail('dr.kati@pelda.hu')).toBeNull()
})

test.each([
  'mailto:bela@pelda.hu',
  'MAILTO: bela@pelda.hu?subject=Szia%20B%C3%A9la',
  'Kovács Béla <bela@pelda.hu>',
  '"Kovács, Béla" <mailto:bela@pelda.hu>;',
  'bela@pelda.hu <bela@pelda.hu>',
  '<bela@pelda.hu>',
  '  bela@pelda.hu ,',
  'bela@pelda.hu.',
])('%j is accepted, and only the e-mail address in it is used', (typed) => {
  expect(checkEmail(typed)).toBeNull()
  expect(warnOfEmail(typed)).toBeNull()
  expect(normaliseEmail(typed)).toBe('bela@pelda.hu')
})

test.each([
  'bela@pelda.hu, kati@pelda.hu',
  'Béla <bela@pelda.hu>, Kati <kati@pelda.hu>',
  'kati@pelda.hu <bela@pelda.hu>',
])('%j is rejected because it has two addresses', (typed) => {
  expect(checkEmail(typed)).toEqual({ name: 'emailAt' })
})

test.each(['bela@példa.hu', 'Béla <bela@PÉLDA.hu>', 'bela@pe\u0301lda.hu'])(
  'the accented domain of %j is accepted with a warning, and sent in ASCII',
  (typed) => {
    expect(checkEmail(typed)).toBeNull()
    expect(warnOfEmail(typed)).toEqual({ name: 'emailAccented' })
    expect(normaliseEmail(typed)).toBe('bela@xn--plda-bpa.hu')
    expect(emailMeaning(typed)).toBe(emailMeaning('bela@xn--plda-bpa.hu'))
  },
)

test('an e-mail address is rejected if its domain has letters of another script', () => {
  expect(checkEmail('bela@p\u0435lda.hu')).toEqual({ name: 'emailAfter' })
})

test('an e-mail address is rejected if its domain is too long in ASCII', () => {
  expect(checkEmail(`bela@${'é'.repeat(63)}.hu`)).toEqual({ name: 'emailAfter' })
})
