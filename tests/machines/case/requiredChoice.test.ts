import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { defineCase } from '../../../machines/case/definition/defineCase'
import type { CaseDefinition } from '../../../machines/case/definition/definition'
import { listedChoice, loadedChoice } from '../../../machines/case/definition/fields/choice'
import { optional } from '../../../machines/case/definition/fields/optional'
import { type SavedCase, savedPartOf } from '../../../machines/case/draft/saved'
import { buildCaseMachine } from '../../../machines/case/machine/case.machine'
import { permanentAddress } from '../../../machines/cases/address/permanentAddress.case'
import { personName } from '../../../machines/cases/common/personName.case'
import { getCountries } from '../../../src/api/address'
import { getAddress, getPersonName } from '../../../src/api/clientData'
import { endpoint } from '../../../src/api/endpoint'
import { caseResult } from '../../../src/api/entities'
import { getTitles } from '../../../src/api/staticData'
import type { FakeServices } from '../../../tools/exploration/kit/fakeServices'
import { answer, begin, callsTo, fail, page, withClock } from '../kit/story'

const assumed = { failures: {}, source: 'assumed' } as const
const getList = endpoint({ ...assumed, id: 'sample.list', method: 'GET', path: 'list', response: v.array(v.string()) })
const getLoad = endpoint({ ...assumed, id: 'sample.load', method: 'GET', path: 'load', response: v.array(v.string()) })
const submit = endpoint({
  ...assumed,
  id: 'sample.submit',
  method: 'POST',
  path: 'submit',
  body: v.object({ what: v.optional(v.string()) }),
  response: caseResult,
})
const toOptions = (list: readonly string[]) => list.map((value) => ({ value, label: value }))

const what = listedChoice(getList, toOptions)
const listed = defineCase({ id: 'sample.listed', form: { what }, submit })
const listedOptionally = defineCase({ id: 'sample.optional', form: { what: optional(what) }, submit })
const loaded = defineCase({
  id: 'sample.loaded',
  load: getLoad,
  form: { what: loadedChoice() },
  options: (list) => ({ what: toOptions(list) }),
  submit,
})

const open = (definition: CaseDefinition, on: ReturnType<typeof page>, saved: SavedCase | null = null) => {
  const { fake, parent } = on
  const input = { contractNumber: '10000001', address: '', today: '2026-11-21', draftId: 'draft-1', saved }
  return begin(createActor(buildCaseMachine(definition), { input, parent }), fake)
}

withClock()

describe('a list of options with its own endpoint', () => {
  test('is loaded even if the case loads nothing else, and the chosen option is submitted', async () => {
    const on = page()
    const { fake } = on
    const actor = await open(listed, on)
    await answer(fake, getList, ['one', 'two'])
    expect(actor.getSnapshot().context.options.what).toEqual(toOptions(['one', 'two']))
    actor.send({ type: 'step.submitted' })
    expect(actor.getSnapshot().context.problems).toEqual({ what: { name: 'notChosen' } })
    actor.send({ type: 'answer.changed', field: 'what', value: 'two' })
    actor.send({ type: 'step.submitted' })
    expect(callsTo(fake, submit)).toMatchObject([{ input: { body: { what: 'two' } } }])
  })

  test.each([
    ['is empty', (fake: FakeServices) => answer(fake, getList, []), 'brokenAnswer'],
    ['fails to load', (fake: FakeServices) => fail(fake, getList), 'transport'],
    ['is invalid', (fake: FakeServices) => fail(fake, getList, 'brokenAnswer'), 'brokenAnswer'],
  ] as const)(
    'that %s is reported and can be loaded again if the choice is required',
    async (_, come, technicalError) => {
      const on = page()
      const { fake } = on
      const actor = await open(listed, on)
      await come(fake)
      expect(actor.getSnapshot().value).toBe('loadFailed')
      expect(actor.getSnapshot().context.technicalError).toBe(technicalError)
      expect(fake.reports).toHaveLength(1)
      actor.send({ type: 'load.retried' })
      await answer(fake, getList, ['one'])
      expect(actor.getSnapshot().value).toBe('filling')
    },
  )

  test('leaves an optional choice out of the request body if the list is empty', async () => {
    const on = page()
    const { fake } = on
    const actor = await open(listedOptionally, on)
    await answer(fake, getList, [])
    actor.send({ type: 'step.submitted' })
    expect(callsTo(fake, submit)).toMatchObject([{ input: { body: { what: undefined } } }])
  })
})

test('a case fails to load if the loaded data contain no options for a required choice', async () => {
  const on = page()
  const { fake } = on
  const actor = await open(loaded, on)
  await answer(fake, getLoad, [])
  expect(actor.getSnapshot().value).toBe('loadFailed')
  expect(callsTo(fake, submit)).toEqual([])
})

describe('a submission whose result was lost', () => {
  test.each([
    ['a list that is empty', listed, getList, (fake: FakeServices) => answer(fake, getList, [])],
    ['a list that fails to load', listed, getList, (fake: FakeServices) => fail(fake, getList)],
    ['a load without options', loaded, getLoad, (fake: FakeServices) => answer(fake, getLoad, [])],
  ] as const)('can be retried after a reload even with %s', async (_, definition, from, come) => {
    const before = page()
    const actor = await open(definition, before)
    await answer(before.fake, from, ['one', 'two'])
    actor.send({ type: 'answer.changed', field: 'what', value: 'two' })
    actor.send({ type: 'step.submitted' })
    await fail(before.fake, submit)
    const after = page()
    const reopened = await open(definition, after, savedPartOf(actor.getSnapshot().context))
    await come(after.fake)
    expect(reopened.getSnapshot().value).toBe('submitFailed')
    reopened.send({ type: 'submit.retried' })
    expect(callsTo(after.fake, submit)).toEqual(callsTo(before.fake, submit))
  })
})

test('the name and address forms open without the lists of titles and countries if those fail to load', async () => {
  const namePage = page()
  const name = namePage.fake
  const changing = await open(personName, namePage)
  await fail(name, getTitles)
  await answer(name, getPersonName, { title: null, lastName: 'Minta', firstName: 'Anna' })
  expect(changing.getSnapshot().value).toBe('filling')
  const addressPage = page()
  const address = addressPage.fake
  const moving = await open(permanentAddress, addressPage)
  await fail(address, getCountries)
  await answer(address, getAddress, { permanentAddress: null, mailingAddress: null })
  expect(moving.getSnapshot().value).toBe('filling')
  expect(moving.getSnapshot().context.answers.countryCode).toBe('HU')
})
