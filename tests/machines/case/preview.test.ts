import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { buildCaseMachine } from '../../../machines/case/machine/case.machine'
import { removeFromTraffic } from '../../../machines/cases/kgfb/removeFromTraffic.case'
import { PREVIEW_PAUSE, PREVIEW_RETRY_PAUSE } from '../../../machines/preview/preview.machine'
import { draftKey } from '../../../machines/storageKeys'
import { headerExamples } from '../../../mocks/examples/vehicle/kgfbHeader'
import { getHeader } from '../../../src/api/kgfb'
import { previewRemoveFromTraffic, removeFromTraffic as remove } from '../../../src/api/kgfbTraffic'
import { callService } from '../../../tools/exploration/kit/settlement'
import { answer, begin, callsTo, fail, page, pass, refuse, reload, withClock } from '../kit/story'

withClock()

const previewData = {
  validFromDate: '2026-12-01',
  validToDate: '2027-06-02',
  refund: { value: 12_000, currency: 'HUF' },
} as const

const open = async (on = page()) => {
  const saved = on.fake.services.storage.read(draftKey('10000001', removeFromTraffic.id)) ?? null
  const input = { contractNumber: '10000001', address: '', today: '2026-11-21', draftId: 'draft-1', saved }
  const actor = await begin(createActor(buildCaseMachine(removeFromTraffic), { input, parent: on.parent }), on.fake)
  await answer(on.fake, getHeader, headerExamples.withDebt)
  return {
    fake: on.fake,
    actor,
    type: (value: string) => actor.send({ type: 'answer.changed', field: 'vehicleRemoveStartDate', value }),
    preview: () => actor.getSnapshot().children.preview?.getSnapshot(),
    asked: () => callsTo(on.fake, previewRemoveFromTraffic).map(({ input: given }) => given),
  }
}

const askedOn = (day: string) => ({ params: { x: '10000001' }, query: { vehicleRemoveStartDate: day } })

describe('the insurer’s preview for the date of a removal from traffic', () => {
  test('is requested and shown after the customer stops typing', async () => {
    const { fake, type, preview, asked } = await open()
    type('2026-12-02')
    await pass(PREVIEW_PAUSE - 1)
    type('2026-12-01')
    await pass(PREVIEW_PAUSE - 1)
    expect(asked()).toEqual([])
    await pass(1)
    expect(asked()).toEqual([askedOn('2026-12-01')])
    await answer(fake, previewRemoveFromTraffic, previewData)
    expect(preview()).toMatchObject({ value: 'shown', context: { data: previewData } })
  })

  test('is not requested while the date is invalid', async () => {
    const { type, preview, asked } = await open()
    type('2026-11-01')
    await pass(PREVIEW_PAUSE)
    expect(asked()).toEqual([])
    expect(preview()?.value).toBe('idle')
  })

  test('is requested for the date typed last, and the earlier request is cancelled', async () => {
    const { fake, type, preview, asked } = await open()
    type('2026-12-01')
    await pass(PREVIEW_PAUSE)
    type('2026-12-24')
    await pass(PREVIEW_PAUSE)
    expect(asked()).toEqual([askedOn('2026-12-01'), askedOn('2026-12-24')])
    expect(fake.waiting().filter((service) => service === callService(previewRemoveFromTraffic))).toHaveLength(1)
    await answer(fake, previewRemoveFromTraffic, { ...previewData, validFromDate: '2026-12-24' })
    expect(preview()?.context.data).toMatchObject({ validFromDate: '2026-12-24' })
  })

  test('does not block the case if it fails, and is requested again automatically', async () => {
    const { fake, actor, type, preview, asked } = await open()
    type('2026-12-01')
    await pass(PREVIEW_PAUSE)
    await fail(fake, previewRemoveFromTraffic)
    expect(preview()).toMatchObject({ value: 'failed', context: { data: null } })
    await pass(PREVIEW_RETRY_PAUSE)
    expect(asked()).toHaveLength(2)
    actor.send({ type: 'step.submitted' })
    expect(actor.getSnapshot().value).toBe('reviewing')
    await answer(fake, previewRemoveFromTraffic, previewData)
    expect(preview()?.context.data).toMatchObject(previewData)
  })

  test('is requested again when the summary is reloaded', async () => {
    const before = await open()
    before.type('2026-12-01')
    before.actor.send({ type: 'step.submitted' })
    const { actor, asked } = await open(reload(before.fake))
    expect(actor.getSnapshot().value).toBe('reviewing')
    await pass(PREVIEW_PAUSE)
    expect(asked()).toEqual([askedOn('2026-12-01')])
  })

  test('is not requested any more after the submission', async () => {
    const { fake, actor, type, asked } = await open()
    type('2026-12-01')
    await pass(PREVIEW_PAUSE)
    await fail(fake, previewRemoveFromTraffic)
    actor.send({ type: 'step.submitted' })
    actor.send({ type: 'step.submitted' })
    await answer(fake, remove, { caseStatus: 'SUCCEEDED', caseId: 'case-1' })
    expect(actor.getSnapshot().value).toBe('submitted')
    await pass(PREVIEW_RETRY_PAUSE)
    expect(asked()).toHaveLength(1)
  })

  test('is added to the confirmation and to the draft after the submission', async () => {
    const { fake, actor, type } = await open()
    type('2026-12-01')
    await pass(PREVIEW_PAUSE)
    await answer(fake, previewRemoveFromTraffic, previewData)
    actor.send({ type: 'step.submitted' })
    actor.send({ type: 'step.submitted' })
    await answer(fake, remove, { caseStatus: 'SUCCEEDED', caseId: 'case-1' })
    const details = [
      { name: 'removedFrom', kind: 'date', value: '2026-12-01' },
      { name: 'coverPausedUntil', kind: 'date', value: previewData.validToDate },
      { name: 'refund', kind: 'money', value: previewData.refund },
    ]
    expect(actor.getSnapshot().context.sentDetails).toEqual(details)
    const saved = fake.services.storage.read(draftKey('10000001', removeFromTraffic.id))
    expect(saved).toMatchObject({ sentDetails: details })
  })

  test('is not part of the confirmation if another date was submitted', async () => {
    const { fake, actor, type } = await open()
    type('2026-12-01')
    await pass(PREVIEW_PAUSE)
    await answer(fake, previewRemoveFromTraffic, previewData)
    type('2026-12-24')
    actor.send({ type: 'step.submitted' })
    actor.send({ type: 'step.submitted' })
    await answer(fake, remove, { caseStatus: 'SUCCEEDED', caseId: 'case-1' })
    expect(actor.getSnapshot().context.sentDetails.map(({ name }) => name)).toEqual(['removedFrom'])
  })

  test('shows a refusal of the date by the insurer until the customer enters another date', async () => {
    const { fake, type, preview } = await open()
    type('2026-12-01')
    await pass(PREVIEW_PAUSE)
    await refuse(fake, previewRemoveFromTraffic, { code: 'MODIFICATION_FAILED001' })
    expect(preview()).toMatchObject({ value: 'refused', context: { data: null } })
    type('2026-12-02')
    expect(preview()?.value).toBe('settling')
  })
})
