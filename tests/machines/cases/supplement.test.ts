import { expect, test } from 'vitest'
import { optionsOf } from '../../../machines/case/answers/options'
import { asParsed } from '../../../machines/case/definition/parsed'
import { cascoCases } from '../../../machines/cases/casco'
import { supplement } from '../../../machines/cases/casco/supplement.case'
import { cascoHeaderExamples } from '../../../mocks/examples/vehicle/cascoHeader'

const entry = cascoCases.menu.find(({ key }) => key === 'supplement')
const offeredFor = (name: keyof typeof cascoHeaderExamples) =>
  entry?.isEnabled(cascoHeaderExamples[name], { isContractor: true, today: '2026-11-21' })
const choicesFor = (name: keyof typeof cascoHeaderExamples) =>
  optionsOf(supplement, asParsed(cascoHeaderExamples[name]), {}).supplementType?.map(({ value }) => value)

test('a supplement of missing documents or data is offered only while the insurer lacks some', () => {
  expect(offeredFor('everythingMissing')).toBe(true)
  expect(offeredFor('onlyKeyMissing')).toBe(true)
  expect(offeredFor('nothingMissing')).toBe(false)
})

test('a supplement of missing documents or data offers only the items that are missing', () => {
  expect(choicesFor('everythingMissing')).toEqual(['INSPECTION', 'KEY', 'PROPERTY_PROTECTION_SYSTEM'])
  expect(choicesFor('onlyInspectionMissing')).toEqual(['INSPECTION'])
  expect(choicesFor('onlyProtectionMissing')).toEqual(['PROPERTY_PROTECTION_SYSTEM'])
})

test('a supplement of missing documents or data offers every item if nothing is missing anymore', () => {
  expect(choicesFor('nothingMissing')).toEqual(['INSPECTION', 'KEY', 'PROPERTY_PROTECTION_SYSTEM'])
})

test('the confirmation of a supplement lists the documents or data that are still missing', () => {
  const leftAfter = (name: keyof typeof cascoHeaderExamples, supplementType: string) =>
    supplement.confirmationDetails(asParsed(cascoHeaderExamples[name]), { supplementType })
  expect(leftAfter('everythingMissing', 'KEY')).toEqual([
    {
      ...{ name: 'left', kind: 'options' },
      value: { field: 'supplementType', options: ['INSPECTION', 'PROPERTY_PROTECTION_SYSTEM'] },
    },
  ])
  expect(leftAfter('onlyKeyMissing', 'KEY')).toEqual([])
})
