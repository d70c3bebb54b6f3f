import { formatPhone } from '../../texts/format'
import { unbroken } from './oneTimeCode'

/** Formats the recipient of a code. A full phone number gets the usual spaces. A masked one is unchanged. */
export const shownTo = (sentTo: string): string => unbroken(formatPhone(sentTo))
