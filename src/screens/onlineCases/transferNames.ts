import type { OnlineCase } from '../../../machines/casesOfProductLine'
import { caseTransferOf } from '../../../machines/onlineCases/listed'
import { cutText } from '../../api/cutTexts'

/**
 * Names that distinguish the awaited transfers of several cases: the case's name, with its id if another case has the
 * same name. Empty if there is only one transfer.
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
