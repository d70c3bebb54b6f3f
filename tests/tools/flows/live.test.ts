import { expect, test } from 'vitest'
import type { LiveMessage } from '../../../src/app/live/message'
import { catalogueOf } from '../../../tools/flows/catalogue'
import { readTexts } from '../../../tools/flows/texts'
import { type RunningFlow, runningAfter, transitionsTaken, withMessage } from '../../../tools/flows/viewer/live'

const message = (number: number, fields: Partial<LiveMessage>): LiveMessage => ({
  ...{ kind: 'state', number, at: 1000 + number, actor: 'x:0', parent: null, children: [], flow: 'app', states: [] },
  ...{ event: 'x', taken: [] },
  ...fields,
})

const messages = [
  message(1, { children: ['x:1'] }),
  message(2, { actor: 'x:1', parent: 'x:0', flow: 'login', children: ['x:2'] }),
  message(3, { actor: 'x:2', parent: 'x:1', flow: 'loginCode' }),
  message(4, { children: ['x:3'] }),
  message(5, { actor: 'x:3', parent: 'x:0', flow: 'contract' }),
]

const names = (running: readonly RunningFlow[]): unknown =>
  running.map(({ message: { flow }, inner }) => [flow, names(inner)])

test('runningAfter returns the tree of the flows that run after a given message', () => {
  expect(names(runningAfter(messages, 3))).toEqual([['app', [['login', [['loginCode', []]]]]]])
  expect(names(runningAfter(messages, 4))).toEqual([['app', []]])
  expect(names(runningAfter(messages, 5))).toEqual([['app', [['contract', []]]]])
  expect(runningAfter(messages, 0)).toEqual([])
})

test('withMessage sorts messages, drops duplicates, and starts a new list after a restart of the portal', () => {
  const [first, second, third] = messages
  if (first === undefined || second === undefined || third === undefined) throw new Error('Too little is told')
  const all = [third, first, second, third].reduce(withMessage, [])
  expect(all.map(({ number }) => number)).toEqual([1, 2, 3])
  expect(withMessage(all, message(1, { at: 9999 }))).toHaveLength(1)
})

test('transitionsTaken returns the transition that a message reports, even if other transitions have the same target', () => {
  const flow = catalogueOf(readTexts()).flows.find(({ id }) => id === 'common.pay')
  const transition = flow?.transitions.findLast(({ id }) => id.startsWith('common.pay.settling||'))
  if (flow === undefined || transition === undefined) throw new Error('A case has no ways on from its submission')
  const { source, event, id } = transition
  const index = Number(id.split('|')[2])
  expect(index).toBeGreaterThan(0)
  expect(transitionsTaken(flow, message(1, { taken: [{ source, event, index }] }))).toEqual([transition])
  expect(transitionsTaken(flow, message(1, { taken: [{ source: 'nowhere', event, index }] }))).toEqual([])
})
