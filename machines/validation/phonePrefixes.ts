/** Prefixes of one kind of Hungarian phone number. */
export interface PhoneKind {
  readonly prefixes: readonly string[]
  /** After +36, the prefix with them. */
  readonly digits: number
  /** What a number of this kind deserves a second look for. */
  readonly warning: string | null
}

const MOBILES = ['20', '30', '31', '50', '70']

/** Budapest first, then every other area. */
const AREAS = [
  ...['1', '22', '23', '24', '25', '26', '27', '28', '29', '32', '33', '34', '35', '36', '37'],
  ...['42', '44', '45', '46', '47', '48', '49', '52', '53', '54', '56', '57', '59', '62', '63', '66', '68', '69'],
  ...['72', '73', '74', '75', '76', '77', '78', '79', '82', '83', '84', '85', '87', '88', '89'],
  ...['92', '93', '94', '95', '96', '99'],
]

/**
 * Every prefix that a customer's number may begin with, by the national numbering plan. That of devices (71) is left
 * out: nobody is reached there.
 */
export const PHONE_KINDS: readonly PhoneKind[] = [
  { prefixes: MOBILES, digits: 9, warning: null },
  { prefixes: AREAS, digits: 8, warning: 'phoneLandLine' },
  // By the internet, at no fixed place: like a land line otherwise.
  { prefixes: ['21'], digits: 9, warning: 'phoneLandLine' },
  // Networks and services of firms: hardly anybody's own number, but not impossible.
  { prefixes: ['38'], digits: 9, warning: 'phoneUnusual' },
  { prefixes: ['40', '55', '80', '90', '91'], digits: 8, warning: 'phoneUnusual' },
]
