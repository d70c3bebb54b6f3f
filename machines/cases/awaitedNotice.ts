import type { InferOutput } from 'valibot'
import { knownStatusOf, type ListedCase, type terminationInfo } from '../../src/api/entities'

interface Loaded {
  readonly info: InferOutput<typeof terminationInfo>
  /** What was submitted online; `null` where it could not be listed. */
  readonly cases: readonly ListedCase[] | null
}

/** Whether no notice for the same end waits for its signature: a second one would end nothing sooner. */
export const isFirstNotice = ({ info: { insuranceEndDate: end }, cases }: Loaded): boolean =>
  !end ||
  !(cases ?? []).some((one) => knownStatusOf(one) === 'DIGITAL_SIGNATURE_NEEDED' && one.insuranceEndDate === end)
