import { expect, test } from 'vitest'
import { asParsed, type Loaded } from '../../../machines/case/definition/parsed'
import { anniversaryTermination as ofCasco } from '../../../machines/cases/casco/termination.case'
import { anniversaryTermination as ofHome, quarterlyTermination } from '../../../machines/cases/home/termination.case'
import { anniversaryTermination as ofKgfb } from '../../../machines/cases/kgfb/termination.case'

const END = '2027-03-26'
const notice = { name: 'Szerződés megszüntetése', caseStatus: 'DIGITAL_SIGNATURE_NEEDED', insuranceEndDate: END }

test.each([ofKgfb, ofCasco, ofHome, quarterlyTermination])(
  'the case $id is not available while a termination notice with the same end date awaits its signature',
  (definition) => {
    const isOffered = (cases: readonly object[] | null, insuranceEndDate: string | null = END) =>
      definition.availableWhen?.(asParsed<Loaded>({ info: { insuranceEndDate }, cases }), '')
    expect(isOffered([notice])).toBe(false)
    expect(definition.trackedIn).toBe('online-cases')
    expect(isOffered([{ ...notice, insuranceEndDate: '2026-03-26' }])).toBe(true)
    expect(isOffered([{ ...notice, insuranceEndDate: null }])).toBe(true)
    expect(isOffered([{ ...notice, caseStatus: 'SUCCEEDED' }])).toBe(true)
    expect([isOffered([]), isOffered(null), isOffered([notice], null)]).toEqual([true, true, true])
  },
)
