import type { OnlineCase } from '../../../machines/casesOfProductLine'
import { transferOf } from '../../../machines/onlineCases/listed'
import { cutText } from '../../api/cutTexts'

/**
 * Names that distinguish the awaited transfers of several cases: the case's name, with its id if another case has the
 * same name. Empty if there is only one transfer.
 */
export const transferNamesOf = (cases: readonly OnlineCase[], today: string): ReadonlyMap<OnlineCase, string> => {
  const awaited = cases.filter((one) => transferOf(one, today) !== null)
  if (awaited.length < 2) return new Map()
  return new Map(
    awaited.map((one) => {
      const isAlike = awaited.some((other) => other !== one && other.name === one.name)
      return [one, isAlike && one.caseId ? `${one.name}, ${cutText(one.caseId)}` : one.name]
    }),
  )
}
