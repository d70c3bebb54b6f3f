import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sampleContracts, sampleLine } from '../../mocks/sampleContracts'
import { endpoints } from '../../src/api/index'

const readme = readFileSync('README.md', 'utf8')
const rows = [...readme.matchAll(/^\| (\d{8}) \|(.*)\|$/gm)].map(([, number = '', text = '']) => ({ number, text }))

/** What somebody has to type, or will read, with a contract: a plate, a postal code, a refusal's code. */
const factsOf = (text: string): string[] =>
  [...text.matchAll(/\b(?:[A-Z]{3}|[A-Z]{2} [A-Z]{2})-\d{3}\b|\b\d{4}\b|AUTH_LOGIN_\d{3}|\bSMS\b/g)].map(
    ([fact]) => fact,
  )

describe('the README', () => {
  it('lists the sample contracts, each with the second step and the refusal that it has', () => {
    expect(rows.map(({ number, text }) => [number, factsOf(text)])).toEqual(
      sampleContracts.map((sample) => [sample.number, factsOf(sampleLine(sample))]),
    )
  })

  it('names each call that has to be agreed on first, and no other', () => {
    const [, table = ''] = /\| call \| why it is needed \|\n(.*?)\n\n/s.exec(readme) ?? []
    const named = table.split('\n').flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)])
    const assumed = endpoints.filter(({ source }) => source === 'assumed').map(({ path }) => path)
    expect(named.map(([, path]) => path).sort()).toEqual(assumed.sort())
  })
})
