import { damageEvents } from '../../mocks/data/damageEvents'
import { mileageBands } from '../../mocks/data/mileage'
import { nameTitles } from '../../mocks/data/titles'
import {
  claimTask,
  dueType,
  insuranceType,
  menuKeys,
  personalDocument,
  riskObject,
  waitingFor,
} from '../../src/api/entities'
import { PAYMENT_FREQUENCIES, PAYMENT_TYPES } from '../../src/api/payments'

/** Patterns of variants that cannot exist (`call place: variant`), each with the reason. */
const impossible: readonly (readonly [RegExp, string])[] = [
  [/^auth\.startDap status: (IN_PROGRESS|REFUSED|EXPIRED)$/, 'no phone has opened a new code'],
  [
    /^auth\.getDapContracts \[\]\.insuranceType: another$/,
    'product lines unknown to the portal are left out of the list',
  ],
  [/^auth\.loginByDap identificationCaseId: filled$/, 'the DÁP app has already identified the customer'],
  [/^auth\.loginAsNonContractor identificationCaseId: filled$/, 'a non-contractor needs no identification'],
  [/^(kgfb|life)\.getHeader contract\.(excess|coverages|thirdParty)/, 'only casco has these'],
  [/^kgfb\.getHeader supplements\.\w+: on$/, 'only casco asks for supplements'],
  [/^kgfb\.getHeader reactivationDate: filled$/, 'liability insurance is never reactivated'],
  [/^casco\.getHeader outOfTraffic/, 'casco is not suspended while the vehicle is out of traffic'],
  [
    /^documents\.sign(Digitally|Manually) caseStatus: (DIGITAL_SIGN|IDENTIF)/,
    'a signed case needs neither signature nor identification',
  ],
  [/^(kgfb|casco|home)\.getCases \[\]\.waitsFor: EXECUTION$/, 'only fund orders are executed on a later day'],
  [/^payments\.payFeeByTransfer debt: filled$/, 'a fee is paid in advance and never becomes debt'],
  [/^life\.getModelPortfolios modelPortfolioList\[\]\.productFunds: empty$/, 'its shares sum to 100'],
  [
    /^insuranceDocuments\.list(OtherDoc|Fund|Tax|Yield|Life).* (regular)?\[\]\.amount: filled$/,
    'these letters have no amount',
  ],
]

/** Maximum lengths of the lists that cannot become long. The pattern matches `call place`. */
const bounds: readonly (readonly [RegExp, number])[] = [
  [/^auth\.getDapContracts $/, insuranceType.options.length],
  [/^kgfb\.getMileageYearlyList $/, mileageBands.length],
  [/^staticData\.getTitles $/, nameTitles.length],
  [/^claims\.getInitConfig damageEvents$/, damageEvents.length],
  [/\.riskObjectEnums$/, riskObject.options.length],
  [/\.waitingFor$/, waitingFor.options.length],
  [/\.claimTasks$/, claimTask.entries.type.options.length],
  [/\.getHeader enabledMenuItems$/, menuKeys.length],
  // A second transfer for the same item replaces the first one, so there is at most one for each type of item.
  [/\.getHeader announcedTransfers$/, dueType.options.length],
  // A debt has at most three premiums, since a contract with a larger debt has ended.
  [/\.(getHeader debtDays|getCases \[\]\.awaitedTransfer)\.parts$/, 3],
  // Lists of whole percentages: shares whose sum is 100, and thresholds. They have at most 100 entries.
  [/ (currentProductFundList|futureProductFundList|modelPortfolioList\[\]\.productFunds)$/, 100],
  [/ unitAccounts\[\]\.valueOptions$/, 100],
  [/ personalDocuments$/, personalDocument.entries.type.options.length],
  [/ paymentTypeIds$/, PAYMENT_TYPES.length],
  [/ paymentFrequencyIds$/, PAYMENT_FREQUENCIES.length],
  [/ activeForInsurances$/, insuranceType.options.length],
]

/** Tells if the rules exclude a variant of a call. */
export const isImpossible = (variant: string): boolean => impossible.some(([pattern]) => pattern.test(variant))

/** Returns the maximum length of a list in an answer, or `undefined` if the list is unbounded. */
export const longestOf = (route: string): number | undefined => bounds.find(([pattern]) => pattern.test(route))?.[1]

/** Returns the exceptions above that no longer match any variant or place. */
export const idleExceptions = (variants: readonly string[], paths: readonly string[]): string[] =>
  [
    ...impossible.filter(([pattern]) => !variants.some((variant) => pattern.test(variant))),
    ...bounds.filter(([pattern]) => !paths.some((path) => pattern.test(path))),
  ].map(([pattern]) => String(pattern))
