import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, it, test } from 'vitest'
import { paidEndSchema } from '../../machines/payment/kept'
import { cardPayment } from '../../machines/payment/records'
import {
  PAYMENT_DISPLAY_TIME,
  RECORD_LIFETIME,
  REDIRECT_LIFETIME,
  UNRETURNED_WARNING_TIME,
} from '../../machines/payment/underWay'

const page = readFileSync('docs/security.md', 'utf8')

/** Number of requirements of levels 1 and 2 in each section of OWASP ASVS 5.0.0. */
const sections: Readonly<Record<string, number>> = {
  '1.1': 2,
  '1.2': 9,
  '1.3': 11,
  '1.4': 3,
  '1.5': 2,
  '2.1': 3,
  '2.2': 3,
  '2.3': 4,
  '2.4': 1,
  '3.2': 2,
  '3.3': 4,
  '3.4': 6,
  '3.5': 5,
  '3.7': 2,
  '4.1': 3,
  '4.2': 1,
  '4.3': 2,
  '4.4': 4,
  '5.1': 1,
  '5.2': 3,
  '5.3': 2,
  '5.4': 3,
  '6.1': 3,
  '6.2': 12,
  '6.3': 4,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '8.1': 2,
  '8.2': 3,
  '8.3': 1,
  '8.4': 1,
  '9.1': 3,
  '9.2': 4,
  '10.1': 2,
  '10.2': 2,
  '10.3': 4,
  '10.4': 11,
  '10.5': 5,
  '10.6': 2,
  '10.7': 3,
  '11.1': 2,
  '11.2': 3,
  '11.3': 3,
  '11.4': 4,
  '11.5': 1,
  '11.6': 1,
  '12.1': 3,
  '12.2': 2,
  '12.3': 4,
  '13.1': 1,
  '13.2': 5,
  '13.3': 2,
  '13.4': 5,
  '14.1': 2,
  '14.2': 4,
  '14.3': 3,
  '15.1': 3,
  '15.2': 3,
  '15.3': 7,
  '16.1': 1,
  '16.2': 5,
  '16.3': 4,
  '16.4': 3,
  '16.5': 3,
  '17.1': 1,
  '17.2': 4,
  '17.3': 2,
}

const requirements = Object.entries(sections).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
)

/** Returns the requirements that the page names, e.g. `1.2.4`, or `1.2.4–8` for those from 1.2.4 to 1.2.8. */
const namedRequirements = (text: string): readonly string[] =>
  [...text.matchAll(/\b(\d+\.\d+)\.(\d+)(?:–(\d+))?\b/g)].flatMap(([, section, first, last = first]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => `${section}.${Number(first) + index}`),
  )

it('the security page answers each ASVS requirement of levels 1 and 2 exactly once', () => {
  expect(namedRequirements(page).toSorted()).toEqual(requirements.toSorted())
})

it('every file named on the security page exists', () => {
  const namedFiles = [...page.matchAll(/`([\w.]+\/[\w./]+)`/g)].flatMap(([, path = '']) =>
    path.startsWith('dist/') ? [] : [path],
  )
  expect(namedFiles).not.toEqual([])
  expect(namedFiles.filter((path) => path !== 'auth/logout' && !existsSync(path))).toEqual([])
})

/** Returns the cells of the table row that starts with `first`, without this first cell. */
const rowOf = (first: string): readonly string[] => {
  const row = page.split('\n').find((line) => line.startsWith(`| ${first} |`)) ?? ''
  return row.split('|').slice(2, -1)
}

/**
 * The security page must list all fields of the stored payment, except three. `type` only says that the payment
 * succeeded. `end` and `payment` only group other fields.
 */
const { type: _, payment, ...paid } = paidEndSchema.entries
const { end: __, ...record } = cardPayment.entries

it('the security page lists each field of a card payment that localStorage contains', () => {
  const listedFields = [...(rowOf('`payment:`')[0] ?? '').matchAll(/`(\w+)`/g)].map(([, field]) => field)
  expect(listedFields.toSorted()).toEqual(Object.keys({ ...record, ...paid, ...payment.entries }).toSorted())
})

const HOUR = 60 * 60_000

test.each([
  ['a card payment', `${REDIRECT_LIFETIME / HOUR} hours`],
  ['`payment:`', `${UNRETURNED_WARNING_TIME / HOUR / 24} days`],
  ['`payment:`', `${PAYMENT_DISPLAY_TIME / HOUR / 24} days`],
  ['`payment:`', `${RECORD_LIFETIME / HOUR / 24} days`],
])('the security page states in its table row “%s” a retention of %s', (key, time) => {
  expect(rowOf(key).join('|')).toContain(time)
})

const START_TEXTS = 'src/texts/start.hu.json'

test('no text tells the customer that an error was recorded, because error reports are not stored', () => {
  const folder = 'public/assets/i18n/hu'
  const files = [START_TEXTS, ...readdirSync(folder).map((file) => `${folder}/${file}`)]
  const findings = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/[^"]*\bhib[aá][^".]*rögzít[^"]*/g)].map(([text]) => text),
  )
  expect(findings).toEqual([])
})

test('no text of the start-up error screen promises that the customer’s input is kept', () => {
  expect(readFileSync(START_TEXTS, 'utf8')).not.toMatch(/beírt|megadott/)
})
