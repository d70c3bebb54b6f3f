import { formatPhone } from '../../texts/format'
import { unbroken } from './oneTimeCode'

/** Formats the target of a code: a typed number like all numbers, a masked one as the insurer masks it. */
export const shownTo = (sentTo: string): string => unbroken(formatPhone(sentTo))
