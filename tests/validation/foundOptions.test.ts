import { expect, test } from 'vitest'
import { damageTypeOf } from '../../machines/cases/home/damageTypes'
import { damageEvents } from '../../mocks/data/damageEvents'
import texts from '../../public/assets/i18n/hu/lakas.json'
import { findOptions } from '../../src/fields/types/findOptions'

const { plain, words } = texts.cases['claim-report'].fields.damageEventId

const events = damageEvents.map(({ id, name }) => {
  const kind = damageTypeOf(name)
  return { value: String(id), label: name, ...(kind && { word: kind, plain: plain[kind], words: words[kind] }) }
})

const foundLabels = (typed: string) => findOptions(events, typed).map(({ label }) => label)

test('every known damage event has a text in plain words, and search words', () => {
  expect(events.filter(({ plain, words }) => !plain || !words)).toEqual([])
})

test.each([
  ['beázás', ['Felhőszakadás', 'Csőtörés', 'Felelősségi kár']],
  ['cső', ['Csőtörés']],
  ['CSÖVEK', ['Csőtörés']],
  ['jég', ['Jégverés']],
  ['kifolyt a mosógép', ['Csőtörés']],
  ['betörtek hozzánk', ['Betörés']],
  ['leázott a szomszéd', ['Felelősségi kár']],
  ['kigyulladt', ['Tűz']],
  ['xyz', []],
])('a search finds damage events by meaning: %s', (typed, labels) => {
  expect(foundLabels(typed).toSorted()).toEqual(labels.toSorted())
})

test.each(['', '   ', '?'])('a search without letters finds every damage event: “%s”', (typed) => {
  expect(foundLabels(typed)).toHaveLength(10)
})

test('a damage event that the portal does not know is found by its name', () => {
  const extendedEvents = [...events, { value: '11', label: 'Földrengés' }]
  expect(findOptions(extendedEvents, 'földreng').map(({ value }) => value)).toEqual(['11'])
})
