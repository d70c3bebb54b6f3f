import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sampleContracts, sampleLine } from '../../mocks/sampleContracts'
import { endpoints } from '../../src/api/index'

const readme = readFileSync('README.md', 'utf8')
const guide = readFileSync('docs/guides/connect-a-back-end.md', 'utf8')
const rows = [...readme.matchAll(/^\| (\d{8}) \|(.*)\|$/gm)].map(([, number = '', text = '']) => ({ number, text }))

/** Plates, postal codes, error codes and `SMS` in a line about a sample contract. */
const factsOf = (text: string): string[] =>
  [...text.matchAll(/\b(?:[A-Z]{3}|[A-Z]{2} [A-Z]{2})-\d{3}\b|\b\d{4}\b|AUTH_LOGIN_\d{3}|\bSMS\b/g)].map(
    ([fact]) => fact,
  )

describe('the documented insurer', () => {
  it('has each sample contract of the README with its second step and sign-in error', () => {
    expect(rows.map(({ number, text }) => [number, factsOf(text)])).toEqual(
      sampleContracts.map((sample) => [sample.number, factsOf(sampleLine(sample))]),
    )
  })

  it('has exactly the assumed calls that the guide lists', () => {
    const [, table = ''] = /\| call \| why it is needed \|\n(.*?)\n\n/s.exec(guide) ?? []
    const named = table.split('\n').flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)])
    const assumed = endpoints.filter(({ source }) => source === 'assumed').map(({ path }) => path)
    expect(named.map(([, path]) => path).sort()).toEqual(assumed.sort())
  })
})
