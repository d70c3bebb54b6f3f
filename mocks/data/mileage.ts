/** Yearly mileage bands (specification, section 9), with the yearly premium of an average car in forints. */
export const mileageBands = [
  { code: '0-5000', label: '0–5000 km', premium: 51_200 },
  { code: '5001-10000', label: '5001–10\u00a0000 km', premium: 55_400 },
  { code: '10001-15000', label: '10\u00a0001–15\u00a0000 km', premium: 59_440 },
  { code: '15001-20000', label: '15\u00a0001–20\u00a0000 km', premium: 63_800 },
  { code: '20001-25000', label: '20\u00a0001–25\u00a0000 km', premium: 68_600 },
  { code: '25001-30000', label: '25\u00a0001–30\u00a0000 km', premium: 73_900 },
  { code: '30001+', label: '30\u00a0001 km vagy több', premium: 81_200 },
] as const

/** The code of a mileage band. */
export type MileageCode = (typeof mileageBands)[number]['code']

/** The mileage band of a contract until its policyholder changes it. */
export const USUAL_MILEAGE: MileageCode = '10001-15000'

/** Other factors of a kgfb premium: answers to the data correction questions. */
export interface PremiumAnswers {
  readonly seasonTires?: boolean
  readonly publicServant?: boolean
  /** Tells if a driver is under 25. */
  readonly youngDriver?: boolean
  /** Tells if a driver has had a licence for less than three years. */
  readonly freshLicence?: boolean
  /** Tells if the contractor has a child under 18. */
  readonly parent?: boolean
}

// Effect of each factor, in percent of the band's premium.
const EFFECTS = { seasonTires: -3, publicServant: -5, youngDriver: 12, freshLicence: 6, parent: -4 } as const

/** The yearly kgfb premium in whole forints; `undefined` if there is no such band. */
export const yearlyPremium = (code: string, answers: PremiumAnswers = {}): number | undefined => {
  const band = mileageBands.find((candidate) => candidate.code === code)
  if (band === undefined) return undefined
  const appliedFactors = (['seasonTires', 'publicServant', 'youngDriver', 'freshLicence', 'parent'] as const).filter(
    (name) => answers[name],
  )
  const percent = appliedFactors.reduce((sum, name) => sum + EFFECTS[name], 100)
  return Math.round((band.premium * percent) / 100)
}
