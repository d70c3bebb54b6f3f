import { isUntaken } from '../../../machines/payment/results'

const KNOWN = ['REFUSED', 'CANCELLED', 'PENDING'] as const

/** The status whose text is shown. Other statuses that mean that no money was taken have the text of a refusal. */
export const statusShown = (status: string): (typeof KNOWN)[number] | 'other' =>
  KNOWN.find((each) => each === status) ?? (isUntaken({ type: 'status', status }) ? 'REFUSED' : 'other')
