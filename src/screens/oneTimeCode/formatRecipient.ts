import { formatPhone } from '../../texts/format'
import { withNoBreakSpaces } from './oneTimeCode'

/** Formats the recipient of a code. A full phone number gets the usual spaces. A masked one is unchanged. */
export const formatRecipient = (sentTo: string): string => withNoBreakSpaces(formatPhone(sentTo))
