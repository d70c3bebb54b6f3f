import { expect, test } from 'vitest'
import { signUntilOf } from '../../machines/case/machine/changes/result'
import { outcomeDetails } from '../../src/screens/case/outcome'

test('the result of a termination shows the signing deadline only while the signature is missing', () => {
  const notice = { caseId: 'case-1', signUntil: '2026-12-01' }
  const [unsigned, signed] = (['DIGITAL_SIGNATURE_NEEDED', 'SUCCEEDED'] as const).map((caseStatus) => ({
    ...notice,
    caseStatus,
  }))
  expect([unsigned, signed].map((result) => result && signUntilOf(result))).toEqual(['2026-12-01', null])
  expect(unsigned && outcomeDetails(unsigned)).toEqual([{ name: 'signUntil', kind: 'date', value: '2026-12-01' }])
  expect(signed && outcomeDetails(signed)).toEqual([])
})
