import { dayAt } from '../../machines/today'
import type { Money } from '../../src/api/entities'
import { chance } from './chance'

/** A document of a long list. */
export interface ListedDocument {
  readonly id: string
  /** As it is printed on the document: `SZ-2026/000417`. */
  readonly number: string
  readonly name: string
  /** `yyyy-MM-dd` */
  readonly date: string
  /** Where money is asked for. */
  readonly amount: Money | null
  /** Of an invoice of days that are known: the first and the last, `yyyy-MM-dd`. */
  readonly periodStartDate?: string
  readonly periodEndDate?: string
  /** Whether an invoice was paid; not said of a list that is made up. */
  readonly isPaid?: boolean
  /** What of an invoice is still to be paid, where part of it was. */
  readonly openAmount?: Money
}

/** A list that is worked out entry by entry, when it is asked for. */
export interface LazyList<Entry> {
  readonly length: number
  at(index: number): Entry | undefined
  /** The entries from `start` up to, not including, `end`. */
  slice(start?: number, end?: number): Entry[]
  /** The entry with an id; undefined for one that is not in the list. */
  byId(id: string): Entry | undefined
}

const KINDS = {
  invoice: { prefix: 'SZ', name: 'Számla', paid: true },
  reminder: { prefix: 'FF', name: 'Fizetési felszólítás', paid: true },
  'other-documents': { prefix: 'TL', name: 'Tájékoztató levél', paid: false },
  'tax-letter': { prefix: 'AI', name: 'Adóigazolás', paid: false },
  'fund-letter': { prefix: 'EA', name: 'Eszközalap-értesítő', paid: false },
  'yield-letter': { prefix: 'HE', name: 'Hozamértesítő', paid: false },
  'policy-regular': { prefix: 'KT', name: 'Biztosítási kötvény', paid: false },
  'policy-clause': { prefix: 'ZR', name: 'Záradék', paid: false },
  'policy-buyback': { prefix: 'VV', name: 'Visszavásárlási értesítő', paid: false },
  'policy-topup': { prefix: 'EB', name: 'Eseti befizetés visszaigazolása', paid: false },
} as const

/** What letters are about; the first of all welcomes. */
const LETTERS = [
  'Tájékoztató az adatkezelésről',
  'Tájékoztató az online ügyintézésről',
  'Tájékoztató a díjfizetés módjairól',
  'Tájékoztató a panaszok kezeléséről',
  'Tájékoztató az elektronikus kapcsolattartásról',
] as const
const WELCOME = 'Üdvözlő levél'

// Days.
const LONGEST_STEP = 30
const LONGEST_SPAN = 3650
/** How far into its step an entry lies at the most. */
const FARTHEST = 0.8

/** A kind of document that comes in lists. */
export type ListedKind = keyof typeof KINDS

/** So many documents of a kind, the newest first, a few days or weeks apart, the newest on the day of `newest` (epoch, ms). */
export const manyDocuments = (
  kind: ListedKind,
  count: number,
  seed: number,
  newest: number,
): LazyList<ListedDocument> => {
  const day = dayAt(newest)
  const at = (index: number) =>
    Number.isInteger(index) && index >= 0 && index < count ? entryAt(kind, count, seed, day, index) : undefined
  return {
    length: count,
    at,
    slice: (start = 0, end = count) => {
      const first = Math.max(0, start)
      const last = Math.min(count, end)
      return Array.from({ length: Math.max(0, last - first) }, (_, index) =>
        entryAt(kind, count, seed, day, first + index),
      )
    },
    byId: (id) => {
      const [, ofKind, serial] = /^(.+)-([1-9]\d*)$/.exec(id) ?? []
      return ofKind === kind ? at(count - Number(serial)) : undefined
    },
  }
}

// The serial counts from the oldest, so that an entry keeps its id when a newer one comes.
const entryAt = (kind: ListedKind, count: number, seed: number, newest: string, index: number): ListedDocument => {
  const { prefix, name, paid } = KINDS[kind]
  const serial = count - index
  // Each within its own step of days, so that no entry is newer than the one before it.
  const step = Math.min(LONGEST_STEP, LONGEST_SPAN / count)
  const date =
    index === 0 ? daysBefore(newest, 0) : daysBefore(newest, (index + chance(seed, serial) * FARTHEST) * step)
  const amount: Money | null = paid
    ? { value: 4_000 + Math.floor(chance(seed + 1, serial) * 9_600) * 10, currency: 'HUF' }
    : null
  const number = `${prefix}-${date.slice(0, 4)}/${String(serial).padStart(6, '0')}`
  return { id: `${kind}-${serial}`, number, name: kind === 'other-documents' ? subjectOf(serial) : name, date, amount }
}

const subjectOf = (serial: number): string => (serial === 1 ? WELCOME : (LETTERS[serial % LETTERS.length] ?? WELCOME))

/** How many of so many documents, a few weeks apart, lie in so many days. */
export const countWithin = (count: number, days: number): number =>
  Math.min(count, Math.max(1, Math.floor(days / LONGEST_STEP - FARTHEST) + 1))

const daysBefore = (isoDate: string, days: number): string =>
  new Date(Date.parse(isoDate) - Math.floor(days) * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
