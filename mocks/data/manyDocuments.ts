import { dayAt } from '../../machines/today'
import type { Money } from '../../src/api/entities'
import { pseudoRandom } from './pseudoRandom'

/** A document of a long list. */
export interface ListedDocument {
  readonly id: string
  /** The number printed on the document: `SZ-2026/000417`. */
  readonly number: string
  readonly name: string
  /** Date of the document, `yyyy-MM-dd`. */
  readonly date: string
  /** The requested amount; `null` if the document requests no payment. */
  readonly amount: Money | null
  /** The first and last day that an invoice covers, `yyyy-MM-dd`, if known. */
  readonly periodStartDate?: string
  readonly periodEndDate?: string
  /** `true` if an invoice was paid; absent in made-up lists. */
  readonly isPaid?: boolean
  /** The unpaid rest of a partly paid invoice; absent otherwise. */
  readonly openAmount?: Money
}

/** A list whose entries are computed on access. */
export interface LazyList<Entry> {
  readonly length: number
  at(index: number): Entry | undefined
  /** The entries from `start` to `end` (exclusive). */
  slice(start?: number, end?: number): Entry[]
  /** The entry with this id; `undefined` if the list does not have it. */
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

/** Subjects of letters, except the oldest letter: it has `WELCOME_SUBJECT`. */
const LETTER_SUBJECTS = [
  'Tájékoztató az adatkezelésről',
  'Tájékoztató az online ügyintézésről',
  'Tájékoztató a díjfizetés módjairól',
  'Tájékoztató a panaszok kezeléséről',
  'Tájékoztató az elektronikus kapcsolattartásról',
] as const
const WELCOME_SUBJECT = 'Üdvözlő levél'

// Maximum distance between two entries, and maximum time that a list covers, in days.
const MAX_STEP_DAYS = 30
const MAX_SPAN_DAYS = 3650
/**
 * The dates of a list are divided into steps of equal length, one for each document. This is the latest position of a
 * document in its step, as a share of the step.
 */
const MAX_OFFSET_SHARE = 0.8

/** A type of document that the insurer returns as a list, e.g. `invoice`. */
export type ListedDocumentKind = keyof typeof KINDS

/**
 * Creates a list of documents of a type, the newest first, a few days or weeks apart. The newest document is dated on
 * the day of `newestAt` (epoch, ms).
 */
export const createDocumentList = (
  kind: ListedDocumentKind,
  count: number,
  seed: number,
  newestAt: number,
): LazyList<ListedDocument> => {
  const newestDay = dayAt(newestAt)
  const at = (index: number) =>
    Number.isInteger(index) && index >= 0 && index < count ? entryAt(kind, count, seed, newestDay, index) : undefined
  return {
    length: count,
    at,
    slice: (start = 0, end = count) => {
      const firstIndex = Math.max(0, start)
      const endIndex = Math.min(count, end)
      return Array.from({ length: Math.max(0, endIndex - firstIndex) }, (_, index) =>
        entryAt(kind, count, seed, newestDay, firstIndex + index),
      )
    },
    byId: (id) => {
      const [, idKind, serial] = /^(.+)-([1-9]\d*)$/.exec(id) ?? []
      return idKind === kind ? at(count - Number(serial)) : undefined
    },
  }
}

// The serial number counts from the oldest entry, so that ids stay the same when a newer one is added.
const entryAt = (
  kind: ListedDocumentKind,
  count: number,
  seed: number,
  newestDay: string,
  index: number,
): ListedDocument => {
  const { prefix, name, paid } = KINDS[kind]
  const serial = count - index
  // Each entry lies within its own step of days, so that no entry is newer than the one before it.
  const stepDays = Math.min(MAX_STEP_DAYS, MAX_SPAN_DAYS / count)
  const date =
    index === 0
      ? isoDateBefore(newestDay, 0)
      : isoDateBefore(newestDay, (index + pseudoRandom(seed, serial) * MAX_OFFSET_SHARE) * stepDays)
  const amount: Money | null = paid
    ? { value: 4_000 + Math.floor(pseudoRandom(seed + 1, serial) * 9_600) * 10, currency: 'HUF' }
    : null
  const number = `${prefix}-${date.slice(0, 4)}/${String(serial).padStart(6, '0')}`
  return { id: `${kind}-${serial}`, number, name: kind === 'other-documents' ? subjectOf(serial) : name, date, amount }
}

const subjectOf = (serial: number): string =>
  serial === 1 ? WELCOME_SUBJECT : (LETTER_SUBJECTS[serial % LETTER_SUBJECTS.length] ?? WELCOME_SUBJECT)

/**
 * Returns the number of documents that fit into a number of days if they are about a month apart: at least 1 and at
 * most `maxCount`.
 */
export const countWithinDays = (maxCount: number, days: number): number =>
  Math.min(maxCount, Math.max(1, Math.floor(days / MAX_STEP_DAYS - MAX_OFFSET_SHARE) + 1))

const isoDateBefore = (isoDate: string, days: number): string =>
  new Date(Date.parse(isoDate) - Math.floor(days) * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
