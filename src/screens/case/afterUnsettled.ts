import type { Detail } from '../../../machines/case/detail'
import type { caseTexts } from './caseTexts'

/** Until when the money has to come, by what the receipt names; `undefined` where nobody knows. */
const deadlineIn = (told: readonly Detail[]): string | undefined =>
  told.flatMap((one) =>
    one.kind === 'date' && (one.name === 'deadline' || one.name === 'oldestDeadline') ? [one.value] : [],
  )[0]

/** What comes after a payment that is not settled yet, by whether its deadline has passed, where it is known. */
export const afterUnsettled = (
  unsettled: string,
  told: readonly Detail[],
  today: string,
  texts: Pick<ReturnType<typeof caseTexts>, 'afterWith'>,
): string | undefined => {
  const deadline = deadlineIn(told)
  const timed = deadline && texts.afterWith(`${unsettled}${deadline < today ? 'Late' : 'InTime'}`)
  return timed || texts.afterWith(unsettled)
}
