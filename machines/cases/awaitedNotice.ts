import type { InferOutput } from 'valibot'
import { knownStatusOf, type ListedCase, type terminationInfo } from '../../src/api/entities'

interface NoticeData {
  readonly info: InferOutput<typeof terminationInfo>
  /** The contract's online cases; `null` if the list could not be loaded. */
  readonly cases: readonly ListedCase[] | null
}

/**
 * Tells if no other notice with the same end date already awaits a signature. A second notice would not end the
 * contract sooner.
 */
export const isFirstNotice = ({ info: { insuranceEndDate: endDate }, cases }: NoticeData): boolean =>
  !endDate ||
  !(cases ?? []).some(
    (listedCase) => knownStatusOf(listedCase) === 'DIGITAL_SIGNATURE_NEEDED' && listedCase.insuranceEndDate === endDate,
  )
