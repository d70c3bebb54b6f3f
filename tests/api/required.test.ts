import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { examplesOf } from '../../mocks/examples'
import { endpoints } from '../../src/api'
import * as auth from '../../src/api/auth'
import * as casco from '../../src/api/casco'
import { getDapContracts, startDap } from '../../src/api/dap'
import type { Endpoint } from '../../src/api/endpoint'
import * as home from '../../src/api/home'
import { createIdentification } from '../../src/api/identification'
import * as kgfb from '../../src/api/kgfb'
import * as life from '../../src/api/life'
import * as payments from '../../src/api/payments'
import { readClaims } from '../../src/api/token'
import { sampleToken } from '../../tools/exploration/kit/sampleToken'

const inContract = ['contract', 'contract.contractNumber', 'contract.contractStatusId']

/** Properties that the insurer must send, by endpoint, written by hand. All other properties may be missing. */
const required: readonly (readonly [Endpoint, readonly string[]])[] = [
  [kgfb.getHeader, inContract],
  [casco.getHeader, inContract],
  [home.getHeader, ['contract', 'contract.contractStatusId']],
  [life.getHeader, inContract],
  [auth.login, ['loginSessionIdentifier', 'slaType']],
  [auth.otp, ['accessToken']],
  [startDap, ['sessionId', 'websocketId']],
  [getDapContracts, ['0.contracts', '0.contracts.0.contractNumber', '0.insuranceType']],
  [createIdentification, ['status']],
  [kgfb.getCases, ['0.caseStatus']],
  [kgfb.modifyLicensePlate, ['caseStatus']],
  [payments.getPayments, ['0.premium', '0.premium.currency', '0.premium.value', '0.premiumType']],
  [payments.payByTransfer, ['accountNumber']],
  [payments.createPayment, []],
  [payments.processProviderResponse, ['status']],
]

/** Returns the path of every field in a value, e.g. `['contract', 'status']`. */
const fieldPathsIn = (value: unknown, path: readonly string[] = []): readonly (readonly string[])[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([name, part]) => [
        ...(Array.isArray(value) ? [] : [[...path, name]]),
        ...fieldPathsIn(part, [...path, name]),
      ])

type Change = (object: object, name: string) => object

/** Returns a value with a change at one path. */
const changedAt = (value: unknown, [name = '', ...inside]: readonly string[], change: Change): unknown => {
  if (inside.length === 0) return change(Object(value), name)
  if (Array.isArray(value)) {
    return value.map((entry, index) => (String(index) === name ? changedAt(entry, inside, change) : entry))
  }
  return { ...Object(value), [name]: changedAt(Object(value)[name], inside, change) }
}

const without: Change = (object, name) => {
  const { [name]: _, ...others } = Object(object)
  return others
}
const withNull: Change = (object, name) => ({ ...object, [name]: null })
const withUnknown: Change = (object, name) =>
  Array.isArray(object)
    ? object.map((entry, index) => (String(index) === name ? 'NOBODY_KNOWS_THIS' : entry))
    : { ...object, [name]: 'NOBODY_KNOWS_THIS' }

/** Returns the paths of every text in a value, including those in lists. */
const textsIn = (value: unknown, path: readonly string[] = []): readonly (readonly string[])[] => {
  if (typeof value === 'string') return path.length === 0 ? [] : [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => textsIn(part, [...path, name]))
}

/** Cuts every list to its first entry. One is enough, since all entries of a list have the same schema. */
const shortened = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, 1).map(shortened)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shortened(part)]))
}

describe('a response', () => {
  it.each(required.map(([endpoint, requiredPaths]) => [endpoint.id, endpoint, requiredPaths] as const))(
    'of %s is invalid only if a required field is missing or null',
    (_, { response, ...endpoint }, requiredPaths) => {
      const answers = Object.values(examplesOf({ response, ...endpoint })).map(shortened)
      const missed = (lacking: Change) =>
        answers.flatMap((answer) =>
          fieldPathsIn(answer).flatMap((path) =>
            v.is(response, changedAt(answer, path, lacking)) ? [] : [path.join('.')],
          ),
        )
      const relevantPaths = (paths: readonly string[]) =>
        [...new Set(paths)].filter((path) => !/(debt|premiumFrequency|excessAmount|paymentAmount)\./.test(path)).sort()
      expect(relevantPaths(missed(without))).toEqual([...requiredPaths].sort())
      expect(relevantPaths(missed(withNull))).toEqual([...requiredPaths].sort())
    },
  )
})

/**
 * Fields with a fixed set of values, by endpoint. The client must reject an answer with an unknown value, because the
 * flow cannot continue without knowing what the value means.
 */
const toBeKnown: Readonly<Record<string, readonly string[]>> = {
  'auth.login': ['slaType'],
  'auth.getDapStatus': ['status'],
  'auth.createIdentification': ['status'],
  'auth.getIdentification': ['status'],
  'kgfb.calculatePremium': ['newPremium.currency'],
  'payments.getPayments': ['0.premium.currency'],
}

describe('an unknown value', () => {
  it.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
    'does not make a response of %s invalid, except in the fields listed in this test',
    (id, endpoint) => {
      const spoilt = Object.values(examplesOf(endpoint))
        .map(shortened)
        .flatMap((answer) =>
          textsIn(answer).filter((path) => !v.is(endpoint.response, changedAt(answer, path, withUnknown))),
        )
      expect([...new Set(spoilt.map((path) => path.join('.')))].sort()).toEqual(toBeKnown[id] ?? [])
    },
  )
})

describe('a name sent as null', () => {
  it.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
    'does not make a response of %s invalid',
    (_, endpoint) => {
      const refused = Object.values(examplesOf(endpoint))
        .map(shortened)
        .flatMap((answer) =>
          fieldPathsIn(answer).filter(
            (path) => /name$/i.test(path.at(-1) ?? '') && !v.is(endpoint.response, changedAt(answer, path, withNull)),
          ),
        )
      expect(refused).toEqual([])
    },
  )
})

describe('an access token', () => {
  it('can be read if it has only the claims of the specification', () => {
    expect(readClaims(sampleToken(20))).toEqual({ contractNumber: '10000001', exp: expect.any(Number) })
  })

  it('yields a product line only if the portal knows the value of its claim insuranceType', () => {
    const productLineIn = (insuranceType: unknown) =>
      readClaims(sampleToken(20, '10000001', { insuranceType }))?.insuranceType
    expect(productLineIn('casco')).toBe('casco')
    expect(productLineIn('CASCO')).toBeUndefined()
    expect(productLineIn(42)).toBeUndefined()
  })
})
