import { expect, test } from 'vitest'
import { examplesOf } from '../../mocks/examples'
import { endpoints } from '../../src/api'
import { cutText, cutTexts, LONGEST_SHOWN_TEXT } from '../../src/api/cutTexts'
import { loginByDap } from '../../src/api/dap'
import { listInvoices } from '../../src/api/documentLists'
import { createPayment } from '../../src/api/payments'
import { readAnswer } from '../../src/api/readAnswer'

const long = 'Ű'.repeat(500_000)

test('a text of 500,000 characters in a response is cut and ends with an ellipsis, also inside a list', () => {
  const cut = `${long.slice(0, LONGEST_SHOWN_TEXT - 1)}…`
  expect(readAnswer(createPayment, { status: 200, body: { isError: true, message: long } }, 0)).toMatchObject({
    data: { message: cut },
  })
  const body = [{ id: 'invoice-1', name: long }]
  expect(readAnswer(listInvoices, { status: 200, body }, 0)).toMatchObject({ data: [{ id: 'invoice-1', name: cut }] })
})

test('a text of 500,000 characters in a business error is cut and ends with an ellipsis', () => {
  const endpoint = { ...createPayment, failures: { OTHER: listInvoices.response.item } }
  const body = { code: 'OTHER', id: '1', name: long }
  const answer = readAnswer(endpoint, { status: 422, body }, 0)
  expect(answer).toMatchObject({ ok: false, failure: { code: 'OTHER', name: expect.stringMatching(/^Ű{3999}…$/) } })
})

test('a long token and a long redirect address in a response are not cut', () => {
  const accessToken = 'a'.repeat(20_000)
  expect(readAnswer(loginByDap, { status: 200, body: { accessToken } }, 0)).toMatchObject({ data: { accessToken } })
  const redirectUrl = `https://fizetes.example/?${'a'.repeat(20_000)}`
  expect(readAnswer(createPayment, { status: 200, body: { redirectUrl } }, 0)).toMatchObject({ data: { redirectUrl } })
})

/** Returns the addresses and file names in an answer, which must not be cut, each with the name of its field. */
const addressesIn = (data: unknown, name = ''): readonly (readonly [name: string, text: string])[] => {
  if (typeof data === 'string') return /^(\w+:\/\/|data:|\/)|\.pdf$/.test(data) ? [[name, data]] : []
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([key, part]) => addressesIn(part, Array.isArray(data) ? name : key))
}

test('every URL in the example responses is in a field whose text is never cut', () => {
  const addresses = endpoints.flatMap((endpoint) =>
    Object.values(examplesOf(endpoint)).flatMap((data) => addressesIn(data)),
  )
  const fieldNames = new Set(addresses.map(([name]) => name))
  expect(fieldNames.size).toBeGreaterThan(3)
  fieldNames.delete('file_name')
  expect([...fieldNames].filter((name) => cutTexts(long, name) !== long)).toEqual([])
})

test('a downloaded file is not changed when long texts are cut', () => {
  const file = new Blob(['x'])
  expect(cutTexts(file)).toBe(file)
})

test('a text of exactly the maximum length is not cut', () => {
  const text = 'a'.repeat(LONGEST_SHOWN_TEXT)
  expect(cutText(text)).toBe(text)
})

test.each([
  ['an accent', 'e\u0301'],
  ['a surrogate pair', '𝐓'],
  ['a skin tone', '👍🏽'],
  ['a family', '👩‍👩‍👧‍👦'],
  ['a flag', '🇭🇺'],
  ['a flag of tag characters', '🏴\u{e0067}\u{e0062}\u{e007f}'],
])('a cut never splits a character: %s', (_, character) => {
  for (let before = 0; before < character.length; before += 1) {
    const text = 'a'.repeat(LONGEST_SHOWN_TEXT - 1 - before) + character + 'b'.repeat(10)
    expect(cutText(text)).toMatch(/^a+…$/)
  }
})

test('a text that consists only of combining accents is cut to the maximum length', () => {
  expect(cutText('\u0301'.repeat(500_000)).length).toBe(LONGEST_SHOWN_TEXT)
})
