import type { InferOutput } from 'valibot'
import type { bonusResult } from '../../src/api/entities'
import { type Detail, knownDetail } from '../case/definition/detail'
import type { PresentHeader } from '../case/definition/present'
import { comparePremiums } from './comparePremiums'

/** Grades of the bonus-malus system, from worst to best (21/2011. (VI. 10.) NGM decree). */
export const bonusGrades: readonly string[] = 'M04 M03 M02 M01 A00 B01 B02 B03 B04 B05 B06 B07 B08 B09 B10'.split(' ')

/** The contract's current grade. */
export const presentGradeDetail = ({ bonus }: PresentHeader) => knownDetail('presentBonus', 'grade', bonus)

/** Returns the result of a bonus takeover as details: the old and new grade, and the old and new premium. */
export const takeoverDetails = ({
  oldBonus,
  newBonus,
  oldPremium,
  newPremium,
}: InferOutput<typeof bonusResult>): readonly Detail[] => [
  ...knownDetail('oldBonus', 'text', oldBonus),
  ...knownDetail('newBonus', 'grade', newBonus),
  ...comparePremiums({ name: 'oldPremium', amount: oldPremium }, { name: 'newPremium', amount: newPremium }),
]
