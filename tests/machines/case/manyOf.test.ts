import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { defineCase } from '../../../machines/case/definition/defineCase'
import type { CaseDefinition } from '../../../machines/case/definition/definition'
import { listedManyOf, manyOf } from '../../../machines/case/definition/fields/manyOf'
import { optional } from '../../../machines/case/definition/fields/optional'
import { buildCaseMachine } from '../../../machines/case/machine/case.machine'
import { draftKey } from '../../../machines/storageKeys'
import { endpoint } from '../../../src/api/endpoint'
import { caseResult } from '../../../src/api/entities'
import { answer, begin, callsTo, fail, page, reload, withClock } from '../kit/story'

withClock()

const submit = endpoint({
  id: 'sample.submit',
  method: 'POST',
  path: 'submit',
  body: v.object({ rooms: v.array(v.string()), more: v.optional(v.array(v.string())) }),
  response: caseResult,
  failures: {},
  source: 'assumed',
})

const list = endpoint({
  id: 'sample.list',
  method: 'GET',
  path: 'list',
  response: v.array(v.object({ id: v.string(), isTaken: v.boolean() })),
  failures: {},
  source: 'assumed',
})

const rooms = defineCase({
  id: 'sample.rooms',
  form: { rooms: manyOf('kitchen', 'hall', 'attic'), more: optional(manyOf('fence', 'gate')) },
  summary: true,
  submit,
})

const listed = defineCase({
  id: 'sample.listed',
  form: {
    rooms: listedManyOf(list, (all) =>
      all.map(({ id, isTaken }) => ({ value: id, label: id, ...(isTaken && { isDisabled: true }) })),
    ),
  },
  summary: true,
  submit,
})

const open = async (definition: CaseDefinition, on = page()) => {
  const saved = on.fake.services.storage.read(draftKey('10000001', definition.id)) ?? null
  const input = { contractNumber: '10000001', address: '', today: '2026-11-21', draftId: 'draft-1', saved }
  const actor = await begin(createActor(buildCaseMachine(definition), { input, parent: on.parent }), on.fake)
  return {
    ...on,
    actor,
    choose: (field: string, ...value: readonly string[]) => actor.send({ type: 'answer.changed', field, value }),
    goOn: () => actor.send({ type: 'step.submitted' }),
    context: () => actor.getSnapshot().context,
    sent: () => callsTo(on.fake, submit).map(({ input }) => Object(input).body),
  }
}

describe('a question that allows several answers', () => {
  test('requires an answer unless optional, and sends the answers in the order of selection', async () => {
    const { actor, choose, goOn, context, sent } = await open(rooms)
    goOn()
    expect(context().problems).toEqual({ rooms: { name: 'noneChosen' } })
    choose('rooms', 'hall', 'kitchen')
    goOn()
    expect(actor.getSnapshot().value).toBe('reviewing')
    goOn()
    expect(sent()).toEqual([{ rooms: ['hall', 'kitchen'] }])
  })

  test('restores its stored answers after a reload, except invalid ones', async () => {
    const before = await open(rooms)
    before.choose('rooms', 'attic')
    before.choose('more', 'gate')
    const after = await open(rooms, reload(before.fake))
    expect(after.context().answers).toEqual({ rooms: ['attic'], more: ['gate'] })
    const key = draftKey('10000001', rooms.id)
    const storedDraft = Object(after.fake.services.storage.read(key))
    after.fake.services.storage.write(key, { ...storedDraft, answers: { rooms: 'attic', more: [1] } })
    expect((await open(rooms, reload(after.fake))).context().answers).toEqual({ rooms: [], more: [] })
  })
})

describe('the answers chosen from a loaded list', () => {
  const both = [
    { id: 'a', isTaken: false },
    { id: 'b', isTaken: false },
  ]

  test('cannot include disabled options of the list', async () => {
    const { fake, choose, goOn, context } = await open(listed)
    await answer(fake, list, [...both, { id: 'c', isTaken: true }])
    choose('rooms', 'c')
    goOn()
    expect(context().problems).toEqual({ rooms: { name: 'noneChosen' } })
  })

  test('are omitted if they are no longer available, but a failed submission is retried unchanged', async () => {
    const before = await open(listed)
    await answer(before.fake, list, both)
    before.choose('rooms', 'a', 'b')
    const after = await open(listed, reload(before.fake))
    await answer(after.fake, list, both.slice(1))
    after.goOn()
    after.goOn()
    expect(after.sent()).toEqual([{ rooms: ['b'] }])
    await fail(after.fake, submit)
    const reopened = await open(listed, reload(after.fake))
    await answer(reopened.fake, list, [])
    reopened.actor.send({ type: 'submit.retried' })
    expect(reopened.sent()).toEqual([{ rooms: ['b'] }])
  })
})
