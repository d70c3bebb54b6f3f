import type { OnlineCase } from '../../../machines/casesOfProductLine'
import { caseTransferOf } from '../../../machines/onlineCases/listed'
import { cutText } from '../../api/cutTexts'

/**
 * Returns a name for each case that waits for a transfer. It is the case's name, followed by its id if another case has
 * the same name. The map is empty if fewer than two cases wait for a transfer.
 */
export const transferNamesOf = (cases: readonly OnlineCase[], today: string): ReadonlyMap<OnlineCase, string> => {
  const awaitingCases = cases.filter((onlineCase) => caseTransferOf(onlineCase, today) !== null)
  if (awaitingCases.length < 2) return new Map()
  return new Map(
    awaitingCases.map((onlineCase) => {
      const isNameShared = awaitingCases.some((other) => other !== onlineCase && other.name === onlineCase.name)
      return [
        onlineCase,
        isNameShared && onlineCase.caseId ? `${onlineCase.name}, ${cutText(onlineCase.caseId)}` : onlineCase.name,
      ]
    }),
  )
}
