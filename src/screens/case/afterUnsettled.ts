import type { Detail } from '../../../machines/case/definition/detail'
import type { caseTexts } from './caseTexts'

/** The day that is told under a name, `yyyy-MM-dd`; `undefined` where there is none. */
export const dayOf = (told: readonly Detail[], named: string): string | undefined =>
  told.flatMap((one) => (one.kind === 'date' && one.name === named ? [one.value] : []))[0]

/** What comes after a payment that is not settled yet, by whether its deadline has passed, where it is known. */
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
