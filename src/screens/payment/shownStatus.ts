import { tookNoMoney } from '../../../machines/payment/results'

const STATUSES_WITH_TEXT = ['REFUSED', 'CANCELLED', 'PENDING'] as const

/**
 * Returns the status whose text is shown. A status without its own text is shown as refused if no money was taken,
 * otherwise as `other`.
 */
export const shownStatusOf = (status: string): (typeof STATUSES_WITH_TEXT)[number] | 'other' =>
  STATUSES_WITH_TEXT.find((each) => each === status) ?? (tookNoMoney({ type: 'status', status }) ? 'REFUSED' : 'other')
