import { expect, test } from 'vitest'
import { asParsed, type Loaded } from '../../../machines/case/definition/parsed'
import { reactivate } from '../../../machines/cases/casco/reactivate.case'
import { backToTraffic } from '../../../machines/cases/kgfb/backToTraffic.case'
import { removeFromTraffic } from '../../../machines/cases/kgfb/removeFromTraffic.case'
import { headerExamples } from '../../../mocks/examples/vehicle/kgfbHeader'

const loadedBy = ({ loads }: { readonly loads: readonly unknown[] }): Loaded | null =>
  loads.length > 0 ? asParsed(headerExamples.withDebt) : null

test.each([
  ['a removal from traffic', removeFromTraffic, 'vehicleRemoveStartDate', 'removedFrom'],
  ['a return to traffic', backToTraffic, 'backDate', 'backFrom'],
  ['a reactivation', reactivate, 'reactivateDate', 'reactivatedFrom'],
] as const)(
  'the confirmation of %s shows the date that the customer entered, and no details without a date',
  (_what, definition, field, name) => {
    expect(definition.confirmationDetails(loadedBy(definition), { [field]: '2026-12-01' })).toEqual([
      { name, kind: 'date', value: '2026-12-01' },
    ])
    expect(definition.confirmationDetails(loadedBy(definition), {})).toEqual([])
  },
)
