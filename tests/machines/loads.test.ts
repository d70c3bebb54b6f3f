import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { defineCase } from '../../machines/case/definition/defineCase'
import type { CaseDefinition } from '../../machines/case/definition/definition'
import { loadedChoice } from '../../machines/case/definition/fields/choice'
import { optional } from '../../machines/case/definition/fields/optional'
import { mayFail } from '../../machines/case/definition/loads'
import { compileCase } from '../../machines/case/machine/case.machine'
import { nothingMore } from '../../src/api/businessErrors'
import { endpoint } from '../../src/api/endpoint'
import { caseResult } from '../../src/api/entities'
import { answer, begin, callsTo, fail, page, refuse, withClock } from './story'

const assumed = { failures: {}, source: 'assumed' } as const
const names = v.array(v.string())
const getConfig = endpoint({
  ...{ ...assumed, id: 'sample.config', method: 'GET', path: 'config', response: v.object({ lead: v.string() }) },
  failures: { NOT_NOW: nothingMore },
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
  const { world, parent } = page()
  const input = { contractNumber: '10000001', address: '', today: '2026-11-21', draftId: 'draft-1', saved: null }
  return { world, actor: await begin(createActor(compileCase(definition), { input, parent }), world) }
}

withClock()

describe('a case that begins with several calls', () => {
  test('makes them at once, and knows each answer by its name', async () => {
    const { world, actor } = await open()
    expect(world.calls.map(({ endpoint: id }) => id)).toEqual([getConfig.id, getCompanies.id])
    await answer(world, getCompanies, ['Egyik', 'Másik'])
    expect(actor.getSnapshot().value).toBe('loading')
    await answer(world, getConfig, { lead: 'Minta' })
    const { value, context } = actor.getSnapshot()
    expect(value).toBe('filling')
    expect(context.loaded).toEqual({ config: { lead: 'Minta' }, companies: ['Egyik', 'Másik'] })
    expect(context.options.company).toEqual(toOptions(['Egyik', 'Másik']))
    expect(several.details(context.loaded, context.answers)).toEqual([{ kind: 'text', name: 'lead', value: 'Minta' }])
  })

  test.each([
    ['does not come', (world: Parameters<typeof fail>[0]) => fail(world, getCompanies)],
    [
      'is refused',
      (world: Parameters<typeof fail>[0]) => refuse(world, getCompanies, { code: 'MISSING_FIELDS', fields: [] }),
    ],
  ] as const)('goes on without one that may fail and %s, which is reported', async (_, miss) => {
    const { world, actor } = await open()
    await miss(world)
    await answer(world, getConfig, { lead: 'Minta' })
    expect(actor.getSnapshot().value).toBe('filling')
    expect(actor.getSnapshot().context.loaded).toEqual({ config: { lead: 'Minta' }, companies: null })
    expect(world.reports).toMatchObject([{ kind: 'fault', subject: getCompanies.id }])
  })

  test('cannot begin without one that it needs, says why, and asks for all of them again', async () => {
    const { world, actor } = await open()
    await answer(world, getCompanies, ['Egyik'])
    await fail(world, getConfig, 'serverFailed')
    expect(actor.getSnapshot()).toMatchObject({ value: 'loadFailed', context: { fault: 'serverFailed' } })
    actor.send({ type: 'load.retried' })
    await answer(world, getConfig, { lead: 'Minta' })
    await answer(world, getCompanies, [])
    expect(actor.getSnapshot()).toMatchObject({ value: 'filling', context: { loaded: { companies: [] } } })
    expect(callsTo(world, getCompanies)).toHaveLength(2)
  })

  test('cannot begin where one that it needs is refused, whatever the others answer', async () => {
    const { world, actor } = await open()
    await refuse(world, getConfig, { code: 'NOT_NOW' })
    await answer(world, getCompanies, ['Egyik'])
    expect(actor.getSnapshot()).toMatchObject({ value: 'loadFailed', context: { loaded: null } })
  })

  test('says why one did not come that has what must be chosen', async () => {
    const { world, actor } = await open(choosing)
    await answer(world, getConfig, { lead: 'Minta' })
    await fail(world, getCompanies, 'serverFailed')
    expect(actor.getSnapshot()).toMatchObject({ value: 'loadFailed', context: { fault: 'serverFailed' } })
  })
})
