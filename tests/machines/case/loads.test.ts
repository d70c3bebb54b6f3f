import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { defineCase } from '../../../machines/case/definition/defineCase'
import type { CaseDefinition } from '../../../machines/case/definition/definition'
import { loadedChoice } from '../../../machines/case/definition/fields/choice'
import { optional } from '../../../machines/case/definition/fields/optional'
import { mayFail } from '../../../machines/case/definition/loads'
import { buildCaseMachine } from '../../../machines/case/machine/case.machine'
import { noFields } from '../../../src/api/businessErrors'
import { endpoint } from '../../../src/api/endpoint'
import { caseResult } from '../../../src/api/entities'
import { answer, begin, callsTo, fail, page, refuse, withClock } from '../kit/story'

const assumed = { failures: {}, source: 'assumed' } as const
const names = v.array(v.string())
const getConfig = endpoint({
  ...{ ...assumed, id: 'sample.config', method: 'GET', path: 'config', response: v.object({ lead: v.string() }) },
  failures: { NOT_NOW: noFields },
})
const getCompanies = endpoint({ ...assumed, id: 'sample.companies', method: 'GET', path: 'companies', response: names })
const submit = endpoint({
  ...assumed,
  ...{ id: 'sample.submit', method: 'POST', path: 'submit', response: caseResult },
  body: v.object({ company: v.optional(v.string()) }),
})

const toOptions = (list: readonly string[]) => list.map((value) => ({ value, label: value }))
const load = { config: getConfig, companies: mayFail(getCompanies) } as const
const company = loadedChoice()

const several = defineCase({
  ...{ id: 'sample.several', load, form: { company: optional(company) }, submit },
  options: ({ companies }) => ({ company: toOptions(companies ?? []) }),
  details: ({ config }) => [{ kind: 'text', name: 'lead', value: config.lead }],
})
const choosing = defineCase({
  ...{ id: 'sample.choosing', load, form: { company }, submit },
  options: ({ companies }) => ({ company: toOptions(companies ?? []) }),
})

const open = async (definition: CaseDefinition = several) => {
  const { fake, parent } = page()
  const input = { contractNumber: '10000001', address: '', today: '2026-11-21', draftId: 'draft-1', saved: null }
  return { fake, actor: await begin(createActor(buildCaseMachine(definition), { input, parent }), fake) }
}

withClock()

describe('a case that loads data with several calls', () => {
  test('starts its loads in parallel, and stores each response by name', async () => {
    const { fake, actor } = await open()
    expect(fake.calls.map(({ endpoint: id }) => id)).toEqual([getConfig.id, getCompanies.id])
    await answer(fake, getCompanies, ['Egyik', 'Másik'])
    expect(actor.getSnapshot().value).toBe('loading')
    await answer(fake, getConfig, { lead: 'Minta' })
    const { value, context } = actor.getSnapshot()
    expect(value).toBe('filling')
    expect(context.loaded).toEqual({ config: { lead: 'Minta' }, companies: ['Egyik', 'Másik'] })
    expect(context.options.company).toEqual(toOptions(['Egyik', 'Másik']))
    expect(several.details(context.loaded, context.answers)).toEqual([{ kind: 'text', name: 'lead', value: 'Minta' }])
  })

  test.each([
    ['fails', (fake: Parameters<typeof fail>[0]) => fail(fake, getCompanies)],
    [
      'is refused',
      (fake: Parameters<typeof fail>[0]) => refuse(fake, getCompanies, { code: 'MISSING_FIELDS', fields: [] }),
    ],
  ] as const)('opens its form even if an optional load %s, and reports the error', async (_, miss) => {
    const { fake, actor } = await open()
    await miss(fake)
    await answer(fake, getConfig, { lead: 'Minta' })
    expect(actor.getSnapshot().value).toBe('filling')
    expect(actor.getSnapshot().context.loaded).toEqual({ config: { lead: 'Minta' }, companies: null })
    expect(fake.reports).toMatchObject([{ kind: 'fault', subject: getCompanies.id }])
  })

  test('shows why a required load failed, and loads everything again on a retry', async () => {
    const { fake, actor } = await open()
    await answer(fake, getCompanies, ['Egyik'])
    await fail(fake, getConfig, 'serverFailed')
    expect(actor.getSnapshot()).toMatchObject({ value: 'loadFailed', context: { technicalError: 'serverFailed' } })
    actor.send({ type: 'load.retried' })
    await answer(fake, getConfig, { lead: 'Minta' })
    await answer(fake, getCompanies, [])
    expect(actor.getSnapshot()).toMatchObject({ value: 'filling', context: { loaded: { companies: [] } } })
    expect(callsTo(fake, getCompanies)).toHaveLength(2)
  })

  test('fails if a required load is refused, even if all others succeed', async () => {
    const { fake, actor } = await open()
    await refuse(fake, getConfig, { code: 'NOT_NOW' })
    await answer(fake, getCompanies, ['Egyik'])
    expect(actor.getSnapshot()).toMatchObject({ value: 'loadFailed', context: { loaded: null } })
  })

  test('fails if the options of a required choice do not load, even if their load is optional', async () => {
    const { fake, actor } = await open(choosing)
    await answer(fake, getConfig, { lead: 'Minta' })
    await fail(fake, getCompanies, 'serverFailed')
    expect(actor.getSnapshot()).toMatchObject({ value: 'loadFailed', context: { technicalError: 'serverFailed' } })
  })
})
