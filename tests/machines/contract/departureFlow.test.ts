import { expect, test } from 'vitest'
import { assign, sendParent, setup } from 'xstate'
import type { FlowEntry, ProductLineCases } from '../../../machines/case/menu/productLineCases'
import { kgfbCases } from '../../../machines/cases/kgfb'
import type { FlowEvent, FlowInput } from '../../../machines/flow.types'
import { headerExamples } from '../../../mocks/examples/vehicle/kgfbHeader'
import { getHeader } from '../../../src/api/kgfb'
import { sampleFlow } from '../../../tools/exploration/kit/sampleEntries'
import { addressOf, contractOf, openPortal, routeOf, signIn } from '../kit/portal'
import { answer, callsTo, fail, load, withClock } from '../kit/story'

withClock()

/** A sample flow. It moves to every step that an event requests, except `cellar`. */
const machine = setup({
  types: {
    context: {} as { readonly step: string; readonly input: FlowInput },
    events: {} as FlowEvent | { readonly type: 'thing.done' },
    input: {} as FlowInput,
  },
  guards: { isAllowed: (_, step: string) => step !== 'cellar' },
  actions: {
    go: assign((_, step: string) => ({ step })),
    tell: sendParent(({ context }) => ({ type: 'flow.moved', step: context.step })),
    tellDone: sendParent({ type: 'case.submitted' }),
  },
}).createMachine({
  id: 'wanderer',
  context: ({ input }) => ({ step: input.step, input }),
  on: {
    'step.requested': {
      guard: { type: 'isAllowed', params: ({ event }) => event.step },
      actions: [{ type: 'go', params: ({ event }) => event.step }, 'tell'],
    },
    'thing.done': { actions: 'tellDone' },
  },
})

const entry: FlowEntry = { ...sampleFlow, machine }
const productLine: ProductLineCases = { ...kgfbCases, menu: [...kgfbCases.menu, entry] }
const HOME = `/kgfb/ugyek/${entry.key}`

const openAt = async (address: string) => {
  const portal = await openPortal(address)
  await signIn(portal)
  await load(portal.fake, 'loadModule', productLine)
  await answer(portal.fake, getHeader, headerExamples.withDebt)
  await load(portal.fake, 'loadModule', productLine)
  await load(portal.fake, 'loadModule')
  const go = (to: string): void => portal.app.send({ type: 'location.requested', address: to })
  return { ...portal, portal, go }
}

const flowOf = (portal: Awaited<ReturnType<typeof openAt>>) => {
  const { flow } = contractOf(portal).getSnapshot().children
  if (flow === undefined) throw new Error('No flow is open')
  return flow
}

test('a link to a step of a flow opens the flow at that step', async () => {
  const opened = await openAt(`${HOME}/CASE-1/alairas`)
  expect(flowOf(opened).getSnapshot().context.input).toEqual({
    productLine: 'kgfb',
    contractNumber: '10000001',
    step: 'CASE-1/alairas',
  })
  expect(addressOf(opened)).toBe(`${HOME}/CASE-1/alairas`)
})

test('a flow is not restarted while the address changes within it', async () => {
  const opened = await openAt(HOME)
  const flow = flowOf(opened)
  for (const inside of ['/alairas', '/CASE-1', '/CASE-1/azonositas', '']) {
    opened.go(`${HOME}${inside}`)
    expect(addressOf(opened)).toBe(`${HOME}${inside}`)
  }
  expect(flowOf(opened)).toBe(flow)
})

test('the address does not change if the flow does not have the requested step', async () => {
  const opened = await openAt(HOME)
  opened.go(`${HOME}/cellar`)
  expect(addressOf(opened)).toBe(HOME)
})

test('the customer can leave a flow for the menu or the start page without a confirmation', async () => {
  const opened = await openAt(HOME)
  opened.go('/kgfb/ugyek')
  expect(contractOf(opened).getSnapshot().value).toEqual({ selecting: 'current' })
  expect(contractOf(opened).getSnapshot().children.flow).toBeUndefined()
  opened.go('/kezdolap')
  expect(routeOf(opened)).toBe('openingHome')
})

test('the menu loads the header again after a submission in a flow', async () => {
  const opened = await openAt(HOME)
  flowOf(opened).send({ type: 'thing.done' })
  opened.go('/kgfb/ugyek')
  expect(contractOf(opened).getSnapshot().value).toEqual({ selecting: 'refreshing' })
  await load(opened.fake, 'loadModule', productLine)
  expect(callsTo(opened.fake, getHeader)).toHaveLength(2)
  await fail(opened.fake, getHeader)
  expect(contractOf(opened).getSnapshot().value).toEqual({ selecting: 'outdated' })
})
