import { formatPhone } from '../../texts/format'
import { unbroken } from './oneTimeCode'

/** Where a code went, for reading: a number that was typed is written as numbers are, a masked one as the insurer masks it. */
export const shownTo = (sentTo: string): string => unbroken(formatPhone(sentTo))
