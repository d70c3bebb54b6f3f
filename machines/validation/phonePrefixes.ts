/** Prefixes of one type of Hungarian phone number, with the length and the warning of such a number. */
export interface PhoneKind {
  readonly prefixes: readonly string[]
  /** The number of digits after +36, including the prefix. */
  readonly digits: number
  /** The name of the warning for a number of this type; `null` if it needs no warning. */
  readonly warning: string | null
}

const MOBILES = ['20', '30', '31', '50', '70']

/** The area codes: Budapest first, then all others. */
const AREAS = [
  ...['1', '22', '23', '24', '25', '26', '27', '28', '29', '32', '33', '34', '35', '36', '37'],
  ...['42', '44', '45', '46', '47', '48', '49', '52', '53', '54', '56', '57', '59', '62', '63', '66', '68', '69'],
  ...['72', '73', '74', '75', '76', '77', '78', '79', '82', '83', '84', '85', '87', '88', '89'],
  ...['92', '93', '94', '95', '96', '99'],
]

/**
 * Every prefix of the national numbering plan that a customer's number may have. The prefix for devices (71) is
 * missing, because no person answers there.
 */
export const PHONE_KINDS: readonly PhoneKind[] = [
  { prefixes: MOBILES, digits: 9, warning: null },
  { prefixes: AREAS, digits: 8, warning: 'phoneLandLine' },
  // Prefix 21: internet telephony without a fixed place. It gets the same warning as a land line.
  { prefixes: ['21'], digits: 9, warning: 'phoneLandLine' },
  // Company networks and special services. They are rarely a customer's own number, so they only get a warning.
  { prefixes: ['38'], digits: 9, warning: 'phoneUnusual' },
  { prefixes: ['40', '55', '80', '90', '91'], digits: 8, warning: 'phoneUnusual' },
]
