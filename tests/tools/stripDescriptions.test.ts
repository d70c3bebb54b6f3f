import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { descriptionRanges, withoutRanges } from '../../tools/vite/stripDescriptions'

function stripped(code: string): string {
  return withoutRanges(code, descriptionRanges(parseAst(code), code))
}

test.each([
  ["a({ description: 'Hosszú, szöveg', on: {} })", 'a({  on: {} })'],
  ["a({ on: {}, description: 'Szöveg' })", 'a({ on: {},  })'],
  ['a({ "description": `Szöveg` })', 'a({  })'],
  ["a({ b: { description: 'x', c: [{ description: 'y' }] } })", 'a({ b: {  c: [{  }] } })'],
])('a description that is a string literal is removed: %s', (code, expected) => {
  expect(stripped(code)).toBe(expected)
  expect(() => parseAst(expected)).not.toThrow()
})

test.each([
  'a({ description: text })',
  "a({ description: t('key') })",
  'a({ description: `Szia ${' + 'name}` })',
  "a({ [description]: 'x' })",
  "a({ label: 'description: x' })",
  "const { description = 'x' } = y",
  "a.description = 'x'",
])('any other code stays unchanged: %s', (code) => {
  expect(stripped(code)).toBe(code)
})
