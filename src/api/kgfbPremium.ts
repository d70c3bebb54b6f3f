import * as v from 'valibot'
import { modificationFailures } from './businessErrors'
import { endpoint } from './endpoint'
import {
  assumedKnown,
  correctionResult,
  dataCorrection,
  drivelloScore,
  maybeFlag,
  mileageBand,
  money,
} from './entities'
import { typedPlate } from './typed'
import { bonusChangeEndpoint, insurersEndpoint } from './vehicle'

/** Takes over the bonus grade of an earlier contract. */
export const modifyBonus = bonusChangeEndpoint('kgfb', {})

/** Other insurers, for the bonus modification. */
export const getInsuranceCompanies = insurersEndpoint('kgfb')

/** The questions of a data correction. */
export const getDataCorrectionQuestions = endpoint({
  id: 'kgfb.getDataCorrectionQuestions',
  method: 'GET',
  path: 'kgfb/data-correction-questions',
  response: v.object({
    seasonTires: maybeFlag,
    youngDriverBirthYear: maybeFlag,
    drivingLicenceYear: maybeFlag,
    publicServant: maybeFlag,
    contractorChildBirthYear: maybeFlag,
  }),
  failures: {},
  source: 'spec',
  assumes: 'The flags have the names of the fields of data-correction.',
})

/** Corrects the data that the premium is calculated from. */
export const correctData = endpoint({
  id: 'kgfb.correctData',
  method: 'POST',
  path: 'kgfb/data-correction',
  body: dataCorrection,
  response: correctionResult,
  failures: modificationFailures,
  source: 'spec',
  assumes:
    'A question that was not asked is left out; a year is null if no person of that kind exists. The answer has the old and the new premium of a period.',
})

/** Calculates the yearly premium for other answers and another mileage. Does not change the contract. */
export const calculatePremium = endpoint({
  id: 'kgfb.calculatePremium',
  method: 'POST',
  path: 'kgfb/premium-calculation',
  writes: false,
  body: v.object({ ...dataCorrection.entries, mileageYearly: v.optional(v.string()) }),
  response: v.object({ oldPremium: assumedKnown(money), newPremium: money }),
  failures: modificationFailures,
  source: 'spec',
  assumes:
    'The whole shape: the request has the answers of data-correction and the code of a mileage band, the answer two yearly premiums; the refusal of an unknown band, and of a contract without a premium.',
})

/** The bands of yearly mileage. */
export const getMileageYearlyList = endpoint({
  id: 'kgfb.getMileageYearlyList',
  method: 'GET',
  path: 'kgfb/mileage-yearly-list',
  response: v.array(mileageBand),
  failures: {},
  source: 'spec',
})

/** The driving score of a vehicle. */
export const getDrivelloScore = endpoint({
  id: 'kgfb.getDrivelloScore',
  method: 'POST',
  path: 'kgfb/drivello-score',
  writes: false,
  body: v.object({ licensePlateNumber: typedPlate }),
  response: drivelloScore,
  failures: {},
  source: 'spec',
  assumes: 'The values of status, and the scale of the score: 0 to 100, higher is safer.',
})
