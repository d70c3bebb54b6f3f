import { describe, expect, it } from 'vitest'
import { createDocumentList } from '../../../mocks/data/manyDocuments'
import { pseudoRandom } from '../../../mocks/data/pseudoRandom'

const NEWEST = Date.UTC(2026, 10, 21, 12)
const list = createDocumentList('invoice', 10_000, 7, NEWEST)

describe('a long list of documents', () => {
  it('has the requested number of entries, each with an id of its own', () => {
    expect(list.length).toBe(10_000)
    expect(new Set(list.slice().map(({ id }) => id)).size).toBe(10_000)
  })

  it('begins with the given newest date and continues with the same or older dates', () => {
    const dates = list.slice().map(({ date }) => date)
    expect(dates[0]).toBe('2026-11-21')
    expect(dates).toEqual([...dates].sort().reverse())
  })

  it('is the same for the same seed, and different for another seed', () => {
    expect(createDocumentList('invoice', 10_000, 7, NEWEST).slice(50, 60)).toEqual(list.slice(50, 60))
    expect(createDocumentList('invoice', 10_000, 8, NEWEST).slice(50, 60)).not.toEqual(list.slice(50, 60))
  })

  it('returns the same entry by index, in a slice and by id', () => {
    const entry = list.at(4711)
    expect(entry).toBeDefined()
    expect(list.slice(4711, 4712)).toEqual([entry])
    expect(list.byId(entry?.id ?? '')).toEqual(entry)
  })

  it('returns no entry for an index or an id outside the list', () => {
    expect(list.at(-1)).toBeUndefined()
    expect(list.at(10_000)).toBeUndefined()
    expect(list.byId('invoice-0')).toBeUndefined()
    expect(list.byId('invoice-10001')).toBeUndefined()
    expect(list.byId('reminder-1')).toBeUndefined()
    expect(list.slice(9_998, 20_000)).toHaveLength(2)
    expect(createDocumentList('invoice', 0, 7, NEWEST).slice()).toEqual([])
  })

  it('has an amount on each invoice, but not on letters about taxes', () => {
    for (const { amount } of list.slice(0, 100)) expect(amount?.value).toBeGreaterThanOrEqual(4000)
    expect(createDocumentList('tax-letter', 3, 7, NEWEST).at(0)?.amount).toBeNull()
  })

  it('uses pseudo-random numbers that are evenly distributed', () => {
    const numbers = Array.from({ length: 10_000 }, (_, index) => pseudoRandom(7, index))
    const tenths = Array.from({ length: 10 }, (_, tenth) => numbers.filter((value) => Math.floor(value * 10) === tenth))
    for (const { length } of tenths) expect(Math.abs(length - 1000)).toBeLessThan(150)
  })
})
