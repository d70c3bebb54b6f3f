import { expect, it } from 'vitest'
import { examplesOf } from '../../mocks/examples'
import { getClaims } from '../../src/api/claims'
import { claimStatus, claimTask } from '../../src/api/entities'
import { getHeader } from '../../src/api/home'

it('the example claims show each status, each task, groups and none, empty and long lists', () => {
  const lists = Object.values(examplesOf(getClaims))
  const claims = lists.flatMap(({ open, closed }) => [...open, ...closed])
  expect(new Set(claims.map(({ status }) => status))).toEqual(new Set(claimStatus.options))
  const tasks = claims.flatMap(({ claimTasks }) => claimTasks)
  expect(new Set(tasks.map(({ type }) => type))).toEqual(new Set(claimTask.entries.type.options))
  expect(new Set(claims.map(({ groupId }) => groupId === null))).toEqual(new Set([true, false]))
  const lengths = lists.flatMap(({ open, closed }) => [open.length, closed.length])
  expect(Math.min(...lengths)).toBe(0)
  expect(Math.max(...lengths)).toBe(200)
})

it('the example property headers show each flag on and off, both statuses, with and without debt', () => {
  const headers = Object.values(examplesOf(getHeader))
  for (const flag of ['isLegalPerson', 'canChangeToEmailCommunication', 'hasValidIdentification'] as const) {
    expect(new Set(headers.map((header) => header[flag])), flag).toEqual(new Set([true, false]))
  }
  expect(new Set(headers.map(({ contract }) => contract.contractorIsNaturalPerson))).toEqual(new Set([true, false]))
  expect(new Set(headers.map(({ contract }) => contract.contractStatusId))).toEqual(new Set([1, 2]))
  expect(new Set(headers.map(({ debt }) => debt === null))).toEqual(new Set([true, false]))
})
