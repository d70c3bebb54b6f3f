import { readdirSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { CAR_REVIEW_PHOTOS } from '../../src/api/cascoPhotos'
import type { Endpoint } from '../../src/api/endpoint'
import * as entities from '../../src/api/entities'
import { endpoints } from '../../src/api/index'
import { entityNames, requiredFields, specified } from './specification'

const linesOf = (text: string): readonly string[] => text.split('\n').filter((line) => line !== '')
const called = ({ method, path }: Endpoint): string => `${method} ${path}`
const declared = (source: Endpoint['source']) => endpoints.filter((endpoint) => endpoint.source === source)

describe('the declared calls', () => {
  it('are exactly the calls of the specification, apart from those that are marked as assumed', () => {
    expect(declared('spec').map(called).sort()).toEqual([...linesOf(specified)].sort())
  })

  it('have unique ids', () => {
    expect(new Set(endpoints.map(({ id }) => id)).size).toBe(endpoints.length)
  })

  it('give a reason if they are marked as assumed, and no reason if the specification contains them', () => {
    expect(endpoints.filter(({ why }) => why !== undefined).map(called)).toEqual(declared('assumed').map(called))
  })

  it.each(Object.entries(requiredFields))('reject a request body without its required fields: %s', (call, fields) => {
    const endpoint = endpoints.find((candidate) => called(candidate) === call)
    const parsed = v.safeParse(endpoint?.body ?? v.any(), {})
    const missing = parsed.success ? [] : parsed.issues.map((issue) => v.getDotPath(issue))
    expect(missing.sort()).toEqual([...fields].sort())
  })

  it('declare exactly the parameters that their paths contain', () => {
    for (const { id, path, params } of endpoints) {
      const pathParameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      const declaredParameters = params !== undefined && 'entries' in params ? Object.keys(Object(params.entries)) : []
      expect(declaredParameters, id).toEqual(pathParameters)
    }
  })
})

describe('the portal', () => {
  it('has a schema for each entity of the specification', () => {
    const schemas = new Map<string, unknown>(Object.entries(entities))
    expect(entityNames.filter((name) => Object(schemas.get(name)).kind !== 'schema')).toEqual([])
  })

  it('lists seven photos for a car review, as many as the specification', () => {
    expect(CAR_REVIEW_PHOTOS).toHaveLength(7)
  })

  it('has Hungarian language files at the path of the specified language call', () => {
    expect(readdirSync('public/assets/i18n/hu').filter((name) => name.endsWith('.json'))).not.toEqual([])
  })
})
