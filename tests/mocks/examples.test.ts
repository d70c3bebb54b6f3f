import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { examplesOf, failureExamplesOf } from '../../mocks/examples'
import { login, slaType } from '../../src/api/auth'
import { caseStatus } from '../../src/api/entities'
import { endpoints } from '../../src/api/index'
import { getCases, getHeader, modifyLicensePlate } from '../../src/api/kgfb'

describe.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))('the examples of %s', (_id, endpoint) => {
  it('parse by the declaration, unchanged', () => {
    const examples = Object.values(examplesOf(endpoint))
    expect(examples).not.toHaveLength(0)
    for (const example of examples) expect(v.parse(endpoint.response, example)).toEqual(example)
  })

  it('have each declared refusal, and missing fields where fields are asked for', () => {
    const codes = Object.values(failureExamplesOf(endpoint)).map(({ code }) => code)
    const asks = endpoint.params ?? endpoint.query ?? endpoint.body
    const expected = [...Object.keys(endpoint.failures), ...(asks === undefined ? [] : ['MISSING_FIELDS'])]
    expect([...new Set(codes)].sort()).toEqual(expected.sort())
  })
})

describe('the examples together', () => {
  it('show each second step and each status of a case', () => {
    expect(new Set(Object.values(examplesOf(login)).map((start) => start.slaType))).toEqual(new Set(slaType.options))
    const submitted = Object.values(examplesOf(modifyLicensePlate)).map((result) => result.caseStatus)
    expect(new Set(submitted)).toEqual(new Set(caseStatus.options))
    const listed = Object.values(examplesOf(getCases)).flat()
    expect(new Set(listed.map((entry) => entry.caseStatus))).toEqual(new Set(caseStatus.options))
  })

  it('show each flag of the header on and off', () => {
    const headers = Object.values(examplesOf(getHeader))
    for (const flag of ['isLegalPerson', 'canChangeToEmailCommunication', 'enabledDataCorrection'] as const) {
      expect(new Set(headers.map((header) => header[flag])), flag).toEqual(new Set([true, false]))
    }
    expect(new Set(headers.map((header) => header.contract.contractStatusId))).toEqual(new Set([1, 2]))
    expect(new Set(headers.map((header) => header.debt === null))).toEqual(new Set([true, false]))
  })
})
