import type { Detail } from '../../../machines/case/definition/detail'
import type { caseTexts } from './caseTexts'

/** Returns the day of the detail with this name, `yyyy-MM-dd`, or `undefined` if there is no such detail. */
export const detailDay = (details: readonly Detail[], name: string): string | undefined =>
  details.flatMap((detail) => (detail.kind === 'date' && detail.name === name ? [detail.value] : []))[0]

/**
 * Returns the text about the next steps after a payment that was not completed at the submission (see
 * `unsettledKeyOf`). The text may differ before and after the payment's deadline, if the deadline is known.
 */
export const afterUnsettledText = (
  unsettledKey: string,
  sentDetails: readonly Detail[],
  today: string,
  texts: Pick<ReturnType<typeof caseTexts>, 'afterWith'>,
): string | undefined => {
  const deadline = detailDay(sentDetails, 'deadline') ?? detailDay(sentDetails, 'oldestDeadline')
  const deadlineText = deadline && texts.afterWith(`${unsettledKey}${deadline < today ? 'Late' : 'InTime'}`)
  return deadlineText || texts.afterWith(unsettledKey)
}
