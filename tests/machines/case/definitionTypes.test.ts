import * as v from 'valibot'
import { expect, test } from 'vitest'
import { defineCase } from '../../../machines/case/definition/defineCase'
import { listedChoice } from '../../../machines/case/definition/fields/choice'
import { email } from '../../../machines/case/definition/fields/email'
import { money } from '../../../machines/case/definition/fields/money'
import { optional } from '../../../machines/case/definition/fields/optional'
import { rows } from '../../../machines/case/definition/fields/rows'
import { text } from '../../../machines/case/definition/fields/text'
import { mayFail } from '../../../machines/case/definition/loads'
import { asParsed, type Loaded } from '../../../machines/case/definition/parsed'
import { endpoint } from '../../../src/api/endpoint'
import { caseResult } from '../../../src/api/entities'

const answers = { failures: {}, source: 'assumed' } as const
const body = v.object({ name: v.string() })
const load = endpoint({ ...answers, id: 'load', method: 'GET', path: 'load', response: v.object({}) })
const loadById = endpoint({ ...load, path: 'load/{id}', params: v.object({ id: v.string() }) })
const loadOnDay = endpoint({ ...load, query: v.object({ day: v.string() }) })
const submit = endpoint({ ...answers, id: 'submit', method: 'POST', path: 'submit', body, response: caseResult })
const note = endpoint({ ...submit, response: v.object({ noted: v.boolean() }) })
const resend = endpoint({ ...answers, id: 'resend', method: 'POST', path: 'resend', response: v.object({}) })
const codeBody = v.object({ otpCode: v.string(), confirmationCode: v.nullable(v.string()) })
const check = endpoint({ ...submit, body: codeBody })
const checkOnly = endpoint({ ...note, body: codeBody })

const form = { name: text() }

test('the compiler rejects a case whose load needs parameters that the case does not have, or whose submission returns no case', () => {
  expect(defineCase({ id: 'sample.fits', load, form, submit }).loads).toMatchObject([{ name: null, endpoint: load }])
  // @ts-expect-error: there is no value for the id.
  defineCase({ id: 'sample.params', load: loadById, form, submit })
  // @ts-expect-error: there is no value for the date.
  defineCase({ id: 'sample.query', load: loadOnDay, form, submit })
  // @ts-expect-error: the answer of `note` is not a case.
  defineCase({ id: 'sample.noted', form, submit: note })
  const withEmail = endpoint({ ...submit, body: v.object({ name: v.string(), email: v.optional(v.string()) }) })
  defineCase({ id: 'sample.known', form: { ...form, email: optional(email()) }, submit: withEmail })
  // @ts-expect-error: the body has no field `emial`; its `email` is optional.
  defineCase({ id: 'sample.misspelled', form: { ...form, emial: optional(email()) }, submit: withEmail })
  // @ts-expect-error: a list's call takes no parameters.
  listedChoice(loadById, () => [])
})

test('the compiler rejects rows with keys that the request body does not have', () => {
  const row = v.object({ id: v.string(), note: v.optional(v.string()) })
  const withRows = endpoint({ ...submit, body: v.object({ notes: v.array(row) }) })
  const columns = { note: text() }
  const notes = rows({ columns, serialize: ({ note }, id) => ({ id, note }) })
  expect(defineCase({ id: 'sample.rows', form: { notes }, submit: withRows }).form.notes?.type).toBe('rows')
  const nites = rows({ columns, serialize: ({ note }, id) => ({ id, nite: note }) })
  // @ts-expect-error: a row of the body has no key `nite`; its `note` is optional.
  defineCase({ id: 'sample.misspelledRow', form: { notes: nites }, submit: withRows })
})

test('the compiler infers the response type of each named load, and which loads may be missing', () => {
  const getName = endpoint({ ...load, response: v.object({ name: v.string() }) })
  const several = { now: getName, others: mayFail(getName) } as const
  expect(
    defineCase({
      id: 'sample.several',
      load: several,
      form,
      submit,
      initialAnswers: ({ now, others }) => ({ name: others?.name ?? now.name }),
    }).loads,
  ).toEqual([
    { name: 'now', endpoint: getName, isRequired: true, leavesOut: null },
    { name: 'others', endpoint: getName, isRequired: false, leavesOut: null },
  ])
  defineCase({
    id: 'sample.missing',
    load: several,
    form,
    submit,
    // @ts-expect-error: a call that may fail may have no data.
    initialAnswers: ({ others }) => ({ name: others.name }),
  })
  // @ts-expect-error: no answer has this name.
  defineCase({ id: 'sample.unknown', load: several, form, submit, initialAnswers: ({ then }) => then })
  // @ts-expect-error: there is no value for the id.
  defineCase({ id: 'sample.params', load: { now: getName, byId: loadById }, form, submit })
  // @ts-expect-error: there is no value for the date, even if the call may fail.
  defineCase({ id: 'sample.query', load: { now: getName, onDay: mayFail(loadOnDay) }, form, submit })
})

test('the compiler accepts the id of an account or claim in the load’s query and in the body', () => {
  const ofAccount = endpoint({ ...load, query: v.object({ accountId: v.string() }) })
  const order = endpoint({ ...submit, body: v.object({ name: v.string(), accountId: v.string() }) })
  const account = { form, subject: 'accountId' } as const
  expect(defineCase({ ...account, id: 'sample.thing', load: { now: ofAccount }, submit: order }).subject).toBe(
    'accountId',
  )
  // @ts-expect-error: the account is not specified.
  defineCase({ id: 'sample.noThing', load: { now: ofAccount }, form, submit })
  // @ts-expect-error: the load needs a date, too.
  defineCase({ ...account, id: 'sample.day', load: loadOnDay, submit: order })
  // @ts-expect-error: the body does not specify the account.
  defineCase({ ...account, id: 'sample.body', load: ofAccount, submit })
})

test('the compiler rejects a case that ends with the check of a one-time code, if the check returns no case', () => {
  const start = endpoint({ ...note, response: v.object({}) })
  const code = { channel: 'email', to: 'name', start, resend } as const
  expect(defineCase({ id: 'sample.code', form, code: { ...code, check } }).submit).toBeNull()
  expect(
    defineCase({ id: 'sample.codeThenSubmit', form, code: { ...code, check: checkOnly }, submit }).code,
  ).not.toBeNull()
  const says = endpoint({
    ...note,
    response: v.object({ sentTo: v.string() }),
  })
  const toKnown = { channel: 'known', check, resend } as const
  expect(defineCase({ id: 'sample.known', form, code: { ...toKnown, start: says } }).code?.to).toBeUndefined()
  // @ts-expect-error: the recipient of the code is unknown.
  defineCase({ id: 'sample.nowhere', form, code: { ...toKnown, start } })
  // @ts-expect-error: the answer of `note` does not describe a sent code.
  defineCase({ id: 'sample.noCode', form, code: { ...code, start: note, check } })
  // @ts-expect-error: nothing is submitted after the code.
  defineCase({ id: 'sample.codeOnly', form, code: { ...code, check: checkOnly } })
})

test('the compiler rejects a payment whose amount is a field that is not money, is optional or may be hidden', () => {
  const paid = endpoint({
    ...submit,
    body: v.object({ name: v.string(), sum: v.number(), tip: v.optional(v.number()) }),
  })
  const methods = ['card'] as const
  const fields = { name: text(), sum: money(), tip: optional(money()) }
  const pays = (amount: 'sum') =>
    defineCase({ id: 'sample.pays', form: fields, payment: { methods, amount }, submit: paid }).payment?.amount
  expect(pays('sum')).toBe('sum')
  // @ts-expect-error: a name is not an amount.
  defineCase({ id: 'sample.text', form: fields, payment: { methods, amount: 'name' }, submit: paid })
  // @ts-expect-error: the tip is optional.
  defineCase({ id: 'sample.tip', form: fields, payment: { methods, amount: 'tip' }, submit: paid })
  // @ts-expect-error: no field has this name.
  defineCase({ id: 'sample.none', form: fields, payment: { methods, amount: 'total' }, submit: paid })
  const maybe = { name: text(), tip: money() }
  const visibleWhen = { tip: { by: ['name'], when: () => true } } as const
  const tipped = endpoint({ ...submit, body: v.object({ name: v.string(), tip: v.optional(v.number()) }) })
  const mayTip = { id: 'sample.if', form: maybe, visibleWhen, submit: tipped } as const
  // @ts-expect-error: the question may be hidden.
  defineCase({ ...mayTip, payment: { methods, amount: 'tip' } })
})

test('the compiler rejects a definition that uses loaded data as submitted data, or uses data before it is parsed', () => {
  const { details, resultDetails } = defineCase({ id: 'sample.read', load, form, submit })
  const loaded: Loaded = asParsed({})
  expect(details(loaded, {})).toEqual([])
  // @ts-expect-error: the loaded data are not the submitted data.
  expect(resultDetails(loaded)).toEqual([])
  // @ts-expect-error: the data have not been parsed.
  expect(details({}, {})).toEqual([])
})
