import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sampleContracts, sampleDescription } from '../../mocks/sampleContracts'

const readme = readFileSync('README.md', 'utf8')
const rows = [...readme.matchAll(/^\| (\d{8}) \|(.*)\|$/gm)].map(([, number = '', text = '']) => ({ number, text }))

/** Returns the plates, postal codes, error codes and `SMS` in a line about a sample contract. */
const factsOf = (text: string): string[] =>
  [...text.matchAll(/\b(?:[A-Z]{3}|[A-Z]{2} [A-Z]{2})-\d{3}\b|\b\d{4}\b|AUTH_LOGIN_\d{3}|\bSMS\b/g)].map(
    ([fact]) => fact,
  )

describe('the README', () => {
  it('lists each sample contract with its second sign-in step or its sign-in error', () => {
    expect(rows.map(({ number, text }) => [number, factsOf(text)])).toEqual(
      sampleContracts.map((sample) => [sample.number, factsOf(sampleDescription(sample))]),
    )
  })
})
