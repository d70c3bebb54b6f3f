import * as v from 'valibot'
import { expect, test } from 'vitest'
import { defineCase } from '../../../machines/case/definition/defineCase'
import type { CaseDefinition } from '../../../machines/case/definition/definition'
import { documents } from '../../../machines/case/definition/fields/documents'
import { plate } from '../../../machines/case/definition/fields/plate'
import { buildCaseMachine } from '../../../machines/case/machine/case.machine'
import { endpoint } from '../../../src/api/endpoint'
import { caseResult } from '../../../src/api/entities'
import { getModifyLicensePlate } from '../../../src/api/kgfb'

const submit = endpoint({
  id: 'test.submit',
  method: 'POST',
  path: 'test/submit',
  body: v.object({ licensePlateNumber: v.string(), papers: v.optional(v.array(v.string())) }),
  response: caseResult,
  failures: {},
  source: 'assumed',
})
const form = { licensePlateNumber: plate() }
const papers = { papers: documents({ min: 1 }) }

const short = defineCase({ id: 'test.short', load: getModifyLicensePlate, form, summary: false, submit })
const reviewed = defineCase({ id: 'test.reviewed', load: getModifyLicensePlate, form, summary: true, submit })
const attached = defineCase({
  id: 'test.attached',
  load: getModifyLicensePlate,
  form: { ...form, ...papers },
  summary: false,
  submit,
})

const steps = ['filling', 'attaching', 'reviewing']
const stepsOf = (definition: CaseDefinition) =>
  Object.keys(buildCaseMachine(definition).config.states ?? {}).filter((state) => steps.includes(state))

test.each([
  [short, ['filling']],
  [reviewed, ['filling', 'reviewing']],
  [attached, ['filling', 'attaching']],
] as const)('the case $id has only the steps that its definition needs', (definition, expected) => {
  expect(stepsOf(definition)).toEqual(expected)
})

test('a case without documents ignores events about files', () => {
  const eventTypesOf = (definition: CaseDefinition) => Object.keys(buildCaseMachine(definition).config.on ?? {})
  expect(eventTypesOf(attached)).toContain('file.changed')
  expect(eventTypesOf(short)).not.toContain('file.changed')
})

test('from a failed submission, the customer can return to the last step of the case', () => {
  const returned = (definition: CaseDefinition) =>
    buildCaseMachine(definition).config.states?.submitFailed?.on?.['step.returned']
  expect([short, reviewed, attached].map(returned)).toEqual([
    [{ target: 'filling' }],
    'reviewing',
    [{ target: 'attaching' }],
  ])
})
