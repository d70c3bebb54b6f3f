import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { examplesOf, failureExamplesOf } from '../../mocks/examples'
import { endpoints } from '../../src/api/index'

describe.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
  'the examples of the call %s',
  (_id, endpoint) => {
    it('are unchanged when the schema of the response parses them', () => {
      const examples = Object.values(examplesOf(endpoint))
      expect(examples).not.toHaveLength(0)
      for (const example of examples) expect(v.parse(endpoint.response, example)).toEqual(example)
    })

    it('include each declared error, and MISSING_FIELDS if the request of the call has fields', () => {
      const codes = Object.values(failureExamplesOf(endpoint)).map(({ code }) => code)
      const asks = endpoint.params ?? endpoint.query ?? endpoint.body
      const expected = [...Object.keys(endpoint.failures), ...(asks === undefined ? [] : ['MISSING_FIELDS'])]
      expect([...new Set(codes)].sort()).toEqual(expected.sort())
    })
  },
)
