import type { Detail } from '../../../machines/case/definition/detail'
import type { caseTexts } from './caseTexts'

/** The day of the named detail, `yyyy-MM-dd`; `undefined` if none exists. */
export const dayOf = (told: readonly Detail[], named: string): string | undefined =>
  told.flatMap((one) => (one.kind === 'date' && one.name === named ? [one.value] : []))[0]

/** The text about the steps after an unsettled payment. It differs before and after the deadline, if that is known. */
export const afterUnsettled = (
  unsettled: string,
  told: readonly Detail[],
  today: string,
  texts: Pick<ReturnType<typeof caseTexts>, 'afterWith'>,
): string | undefined => {
  const deadline = dayOf(told, 'deadline') ?? dayOf(told, 'oldestDeadline')
  const timed = deadline && texts.afterWith(`${unsettled}${deadline < today ? 'Late' : 'InTime'}`)
  return timed || texts.afterWith(unsettled)
}
