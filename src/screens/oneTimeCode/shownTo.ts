import { formatPhone } from '../../texts/format'
import { unbroken } from './oneTimeCode'

/**
 * Formats the phone number or address that received the code. A full phone number gets the usual spaces. A number that
 * the insurer masked stays as it is.
 */
export const shownTo = (sentTo: string): string => unbroken(formatPhone(sentTo))
