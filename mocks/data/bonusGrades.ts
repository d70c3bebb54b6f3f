/**
 * Premium of each bonus-malus grade, as a percentage of the premium without a bonus. From the worst grade to the best.
 * The values are made up.
 */
const GRADE_PERCENTS = {
  ...{ M04: 200, M03: 170, M02: 145, M01: 120, A00: 100 },
  ...{ B01: 95, B02: 91, B03: 87, B04: 83, B05: 79, B06: 75, B07: 71, B08: 67, B09: 63, B10: 59 },
}

const grades: readonly string[] = Object.keys(GRADE_PERCENTS)
const percentByGrade = new Map<string, number>(Object.entries(GRADE_PERCENTS))

/** The next better grade; `undefined` for the best grade, or without a grade. */
export const gradeAbove = (grade: string | null): string | undefined => {
  const index = grades.indexOf(grade ?? '')
  return index === -1 ? undefined : grades[index + 1]
}

/** A premium after a change of grade, in whole forints. */
export const premiumAfterGradeChange = (premium: number, oldGrade: string, newGrade: string): number =>
  Math.round((premium * (percentByGrade.get(newGrade) ?? 100)) / (percentByGrade.get(oldGrade) ?? 100))
