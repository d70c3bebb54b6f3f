import { describe, expect, test } from 'vitest'
import { reactivate } from '../../../machines/cases/casco/reactivate.case'
import { SESSION } from '../../../machines/storageKeys'
import { createIdentification } from '../../../src/api/identification'
import { getCases } from '../../../src/api/kgfb'
import { applySettlement } from '../../../tools/exploration/kit/run'
import { sampleSession } from '../../../tools/exploration/kit/sampleToken'
import { draftAt } from '../../../tools/exploration/models/case.drafts'
import { openCase, reopen } from '../kit/reactivation'
import { answer, callsTo, fail, load, page, withClock } from '../kit/story'

withClock()

type Awaited = 'IDENTIFICATION_NEEDED' | 'DIGITAL_SIGNATURE_NEEDED'

/** Opens a submitted case that waits for an identification or a signature. */
const awaiting = (caseStatus: Awaited) =>
  openCase(page().fake, { ...draftAt(reactivate, 'submitted'), result: { caseStatus, caseId: 'case-1' } })

/** Opens a submitted case. The customer then postpones its identification or signature. */
const putOff = async (caseStatus: Awaited) => {
  const opened = await awaiting(caseStatus)
  await load(opened.fake, 'loadModule')
  const { identification, signature } = opened.actor.getSnapshot().children
  if (caseStatus === 'IDENTIFICATION_NEEDED') await fail(opened.fake, createIdentification)
  identification?.send({ type: 'identification.left' })
  signature?.send({ type: 'signature.left' })
  return opened
}

describe.each(['IDENTIFICATION_NEEDED', 'DIGITAL_SIGNATURE_NEEDED'] as const)(
  'the postponed follow-up step of a case with the status %s',
  (status) => {
    test('does not start by itself after a reload, and the confirmation is shown again', async () => {
      const { fake, step } = await putOff(status)
      expect(step()).toBe('submitted')
      const reopened = await reopen(fake)
      expect(reopened.step()).toBe('submitted')
      expect(reopened.context().result).toMatchObject({ caseId: 'case-1' })
      expect(reopened.fake.waiting()).toEqual([])
      expect(callsTo(reopened.fake, createIdentification)).toEqual([])
    })

    test('starts when the customer requests it, and continues after a reload', async () => {
      const { fake, actor } = await putOff(status)
      actor.send({ type: 'followUp.requested' })
      await load(fake, 'loadModule')
      const reopened = await reopen(fake)
      await load(reopened.fake, 'loadModule')
      expect(reopened.step()).toBe(status === 'IDENTIFICATION_NEEDED' ? 'identifying' : 'signing')
    })
  },
)

test('a case whose signature is too late shows its confirmation instead of the signature', async () => {
  const result = { caseStatus: 'DIGITAL_SIGNATURE_NEEDED', caseId: 'case-1', signUntil: '2026-11-01' }
  const { step } = await openCase(page().fake, { ...draftAt(reactivate, 'submitted'), result })
  expect(step()).toBe('submitted')
})

test.each([
  ['takes effect', true, 'SUCCEEDED'],
  ['was superseded meanwhile', false, 'RECEIVED'],
] as const)('an identified case that %s is confirmed accordingly', async (_, takesEffect, caseStatus) => {
  const listedCase = { caseId: 'case-1', name: 'Reaktiválás', caseStatus: 'SUCCEEDED' }
  const { fake, actor, step, context } = await awaiting('IDENTIFICATION_NEEDED')
  fake.services.storage.write(SESSION, sampleSession())
  await load(fake, 'loadModule')
  await answer(fake, createIdentification, { caseId: 'case-1', status: 'VERIFIED', identificationURL: null })
  await answer(fake, getCases, [{ ...listedCase, decision: takesEffect ? null : { status: 'SUPERSEDED' } }])
  expect(actor.getSnapshot().children.identification).toBeUndefined()
  expect(step()).toBe('submitted')
  expect(context().result).toEqual({ caseStatus, caseId: 'case-1' })
})

describe.each([
  ['IDENTIFICATION_NEEDED', 'identification'],
  ['DIGITAL_SIGNATURE_NEEDED', 'signature'],
] as const)('the follow-up step of a case with the status %s, if its screen does not load,', (status, subject) => {
  test('shows and reports the error, and can be retried', async () => {
    const { fake, actor, step, context } = await awaiting(status)
    const unreachable = () =>
      applySettlement(fake, { type: 'fail', service: 'loadModule', error: new Error('offline') })
    await unreachable()
    expect(step()).toBe('unopened')
    expect(context().technicalError).toBe('transport')
    expect(fake.reports).toMatchObject([{ kind: 'fault', subject }])
    actor.send({ type: 'followUp.requested' })
    expect(step()).not.toBe('unopened')
    await unreachable()
    expect(step()).toBe('unopened')
    actor.send({ type: 'followUp.requested' })
    await load(fake, 'loadModule')
    expect(step()).toBe(status === 'IDENTIFICATION_NEEDED' ? 'identifying' : 'signing')
  })

  test('opens automatically when the network is back', async () => {
    const { fake, step } = await awaiting(status)
    await applySettlement(fake, { type: 'fail', service: 'loadModule', error: new Error('offline') })
    await load(fake, 'networkBack')
    await load(fake, 'loadModule')
    expect(step()).toBe(status === 'IDENTIFICATION_NEEDED' ? 'identifying' : 'signing')
  })
})
