import { expect, test } from 'vitest'
import { reactivate } from '../../machines/cases/casco/reactivate.case'
import { backToTraffic } from '../../machines/cases/kgfb/backToTraffic.case'
import { removeFromTraffic } from '../../machines/cases/kgfb/removeFromTraffic.case'

test.each([
  ['a removal from traffic', removeFromTraffic, 'vehicleRemoveStartDate', 'removedFrom'],
  ['a return to it', backToTraffic, 'backDate', 'backFrom'],
  ['a contract that runs again', reactivate, 'reactivateDate', 'reactivatedFrom'],
] as const)('the outcome of %s says from when, also once the answers are gone', (_what, definition, field, name) => {
  expect(definition.sentDetails(null, { [field]: '2026-12-01' })).toEqual([{ name, kind: 'date', value: '2026-12-01' }])
  expect(definition.sentDetails(null, {})).toEqual([])
})
