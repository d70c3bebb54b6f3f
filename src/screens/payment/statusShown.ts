import { isUntaken } from '../../../machines/payment/results'

const KNOWN = ['REFUSED', 'CANCELLED', 'PENDING'] as const

/** The status whose text is shown. Each status that means that no money was taken reads as a refusal. */
export const statusShown = (status: string): (typeof KNOWN)[number] | 'other' =>
  KNOWN.find((each) => each === status) ?? (isUntaken({ type: 'status', status }) ? 'REFUSED' : 'other')
