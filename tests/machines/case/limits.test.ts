import * as v from 'valibot'
import { expect, test } from 'vitest'
import { problemOf } from '../../../machines/case/answers/problems'
import { defineCase } from '../../../machines/case/definition/defineCase'
import { money } from '../../../machines/case/definition/fields/money'
import { optional } from '../../../machines/case/definition/fields/optional'
import { asParsed } from '../../../machines/case/definition/parsed'
import { endpoint } from '../../../src/api/endpoint'
import { caseResult } from '../../../src/api/entities'

const load = endpoint({
  id: 'sample.load',
  method: 'GET',
  path: 'sample',
  response: v.object({ least: v.nullable(v.number()) }),
  failures: {},
  source: 'assumed',
})

const submit = endpoint({
  id: 'sample.submit',
  method: 'POST',
  path: 'sample',
  body: v.object({ amount: v.number(), more: v.optional(v.number()) }),
  response: caseResult,
  failures: {},
  source: 'assumed',
})

const limited = defineCase({
  id: 'sample.limited',
  load,
  form: { amount: money({ min: 10, max: 1000 }), more: optional(money({ max: 5 })) },
  limits: ({ least }) => ({ amount: least === null ? undefined : { min: least } }),
  submit,
})

const problem = (name: string, answer: string, loaded: unknown) =>
  problemOf(
    limited,
    { answers: { [name]: answer }, today: '2026-11-21', loaded: asParsed(loaded), asked: null, options: {} },
    name,
  )?.name

test('a loaded minimum of an amount replaces the fixed minimum, and the fixed maximum still applies', () => {
  expect(problem('amount', '100', { least: 101 })).toBe('moneyTooLittle')
  expect(problem('amount', '101', { least: 101 })).toBeUndefined()
  expect(problem('amount', '1001', { least: 101 })).toBe('moneyTooMuch')
})

test('the fixed limits of an amount apply until limits are loaded, and if the loaded data contain none', () => {
  expect(problem('amount', '9', { least: null })).toBe('moneyTooLittle')
  expect(problem('amount', '10', { least: null })).toBeUndefined()
  expect(problem('amount', '10', null)).toBeUndefined()
})

test('an optional amount may be empty, but not above its limit', () => {
  expect(problem('more', '', { least: null })).toBeUndefined()
  expect(problem('more', '6', { least: null })).toBe('moneyTooMuch')
})
