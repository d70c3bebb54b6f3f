import { describe, expect, it } from 'vitest'
import { examplesOf } from '../../mocks/examples'
import * as casco from '../../src/api/casco'
import type { Endpoint } from '../../src/api/endpoint'
import { currency } from '../../src/api/entities'
import * as home from '../../src/api/home'
import { endpoints } from '../../src/api/index'
import * as kgfb from '../../src/api/kgfb'
import * as life from '../../src/api/life'
import { idleExceptions, isImpossible, longestOf } from './impossibleVariants'
import { missingVariants } from './missingVariants'

const missingIn = (
  { id, response }: Endpoint,
  examples: readonly unknown[],
  record: (route: string) => void = () => {},
) =>
  missingVariants(response, examples, (at) => {
    record(`${id} ${at}`)
    return longestOf(`${id} ${at}`)
  }).map((variant) => `${id} ${variant}`)

const all = (endpoint: Endpoint): unknown[] => Object.values(examplesOf(endpoint))

describe('the examples of all calls', () => {
  it.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
    'cover each option, flag, missing field and list length in the response of %s',
    (_id, endpoint) => {
      expect(missingIn(endpoint, all(endpoint)).filter((variant) => !isImpossible(variant))).toEqual([])
    },
  )

  it('need every declared exception from full coverage', () => {
    const paths: string[] = []
    const missing = endpoints.flatMap((endpoint) => missingIn(endpoint, all(endpoint), (path) => paths.push(path)))
    expect(idleExceptions(missing, paths)).toEqual([])
  })
})

// This flag and `isLegalPerson` cannot both be off, because a contractor is either a natural or a legal person.
const person = 'home.getHeader contract.contractorIsNaturalPerson: off'

describe.each([
  ['kgfb', kgfb.getHeader],
  ['casco', casco.getHeader],
  ['home', home.getHeader],
  ['life', life.getHeader],
] as const)('the example headers of %s', (_area, getHeader) => {
  const missingOfEach = all(getHeader).map((example) => missingIn(getHeader, [example]))
  const lacksOnly = (unwanted: string) => (missing: string[]) =>
    missing.every((variant) => isImpossible(variant) || variant === person || !variant.endsWith(`: ${unwanted}`))

  it('include one header without optional fields', () => {
    expect(missingOfEach.some(lacksOnly('not filled'))).toBe(true)
  })

  it('include one header with every flag set to false', () => {
    expect(missingOfEach.some(lacksOnly('off'))).toBe(true)
  })
})

it('the examples of all calls together contain each currency', () => {
  const examplesText = JSON.stringify(endpoints.map(all))
  expect(currency.options.filter((name) => !examplesText.includes(`"currency":"${name}"`))).toEqual([])
})
