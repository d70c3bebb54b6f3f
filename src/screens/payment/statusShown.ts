import { isUntaken } from '../../../machines/payment/results'

const KNOWN = ['REFUSED', 'CANCELLED', 'PENDING'] as const

/** The status whose text is shown. Other statuses are shown as refused if no money was taken, otherwise as `other`. */
export const statusShown = (status: string): (typeof KNOWN)[number] | 'other' =>
  KNOWN.find((each) => each === status) ?? (isUntaken({ type: 'status', status }) ? 'REFUSED' : 'other')
