import { beforeEach, describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { signatureSlot } from '../../machines/case/slots'
import { newestFirst } from '../../machines/onlineCases/cases'
import { onlineCasesMachine } from '../../machines/onlineCases/onlineCases.machine'
import type { OnlineCase } from '../../machines/onlineCases/onlineCases.types'
import { signatureMachine } from '../../machines/signature/signature.machine'
import { getCases } from '../../src/api/kgfb'
import { answer, begin, fail, load, page, withClock } from './story'

withClock()
beforeEach(() => {
  signatureSlot.fill(signatureMachine)
})

const submitted = (change: Partial<OnlineCase>): OnlineCase => ({
  name: 'Rendszám módosítása',
  startDate: '2026-11-20',
  documentLink: null,
  caseStatus: 'SUCCEEDED',
  caseId: 'case-1',
  ...change,
})

describe('the list of what was submitted online', () => {
  const open = async (step = '') => {
    const { world, parent } = page()
    const input = { area: 'kgfb', contractNumber: '10000001', step } as const
    const list = await begin(createActor(onlineCasesMachine, { parent, input }), world)
    return { world, list, state: () => list.getSnapshot().value, context: () => list.getSnapshot().context }
  }

  it('has the newest first, and those of one day as the insurer lists them', () => {
    const days = ['2025-03-01', '2026-11-20', '2026-11-20', '2026-02-28'].map((startDate, index) =>
      submitted({ startDate, caseId: `case-${index}` }),
    )
    expect(newestFirst(days).map(({ caseId }) => caseId)).toEqual(['case-1', 'case-2', 'case-3', 'case-0'])
  })

  it('says what failed, and comes when it is asked for again, or by itself with the network', async () => {
    const { world, list, state, context } = await open()
    await fail(world, getCases, 'brokenAnswer')
    expect(state()).toBe('failed')
    expect(context().fault).toBe('brokenAnswer')
    list.send({ type: 'load.retried' })
    await fail(world, getCases)
    await load(world, 'networkBack')
    await answer(world, getCases, [])
    expect(state()).toBe('listing')
    expect(context().fault).toBe(null)
  })

  it.each([
    ['is not there', submitted({ caseId: 'case-2' })],
    ['waits for nothing', submitted({ caseId: 'case-1' })],
  ])('is shown in place of a case that %s', async (_, item) => {
    const { world, state, context } = await open('case-1')
    await answer(world, getCases, [item])
    expect(state()).toBe('listing')
    expect(context().step).toBe('')
  })

  it('follows the browser back from a case, and forward to it', async () => {
    const { world, list, state } = await open()
    const cases = [submitted({ caseStatus: 'DIGITAL_SIGNATURE_NEEDED', caseId: 'case-3' })]
    await answer(world, getCases, cases)
    list.send({ type: 'case.opened', caseId: 'case-3' })
    await load(world, 'loadPart')
    expect(state()).toBe('signing')
    list.send({ type: 'step.requested', step: 'case-3' })
    expect(state()).toBe('signing')
    list.send({ type: 'step.requested', step: '' })
    await answer(world, getCases, cases)
    expect(state()).toBe('listing')
    list.send({ type: 'step.requested', step: 'case-3' })
    await load(world, 'loadPart')
    expect(state()).toBe('signing')
  })
})
