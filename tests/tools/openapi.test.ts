import { Validator } from '@seriousme/openapi-schema-validator'
import { beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '../../src/api/index'
import { openApiDocument } from '../../tools/openapi/document'
import { apiPage } from '../../tools/openapi/page'

let document: Readonly<Record<string, unknown>>
const at = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((part, name) => Object(part)[name], value)

beforeAll(() => {
  document = openApiDocument('1.2.3')
})

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1 without broken references', async () => {
    const validator = new Validator()
    const { valid, errors } = await validator.validate(structuredClone({ ...document }))
    expect(errors ?? []).toEqual([])
    expect(valid).toBe(true)
    expect(validator.version).toBe('3.1')
    expect(() => validator.resolveRefs()).not.toThrow()
  })

  it('has an operation for each call, with an example response', () => {
    for (const { id, method, path, response } of endpoints) {
      const operation = at(document, 'paths', `/${path}`, method.toLowerCase())
      expect(at(operation, 'operationId')).toBe(id)
      if (response.type === 'blob') continue
      const examples = at(operation, 'responses', '200', 'content', 'application/json', 'examples')
      expect(Object.keys(Object(examples)), id).not.toHaveLength(0)
    }
  })

  it('marks as assumed the parts that the specification does not contain', () => {
    expect(at(document, 'paths', '/auth/renew', 'post', 'x-source')).toBe('assumed')
    expect(at(document, 'paths', '/auth/login', 'post', 'x-source')).toBe('spec')
    expect(at(document, 'paths', '/documents/sign-digitally', 'post', 'x-assumes')).toBe('The whole shape.')
    const onlineCase = at(document, 'components', 'schemas', 'onlineCase')
    expect(at(onlineCase, 'properties', 'caseId', 'anyOf', '0', 'x-source')).toBe('assumed')
    expect(at(onlineCase, 'required')).toEqual(['name', 'caseStatus'])
  })

  it('requires the bearer token only for calls that need a session', () => {
    expect(at(document, 'components', 'securitySchemes', 'token', 'scheme')).toBe('bearer')
    expect(at(document, 'paths', '/kgfb/header', 'get', 'security')).toEqual([{ token: [] }])
    expect(at(document, 'paths', '/auth/login', 'post', 'security')).toEqual([])
  })

  it('lists each business error under its status, with its parameters', () => {
    const responses = at(document, 'paths', '/auth/otp', 'post', 'responses')
    expect(Object.keys(Object(responses)).sort()).toEqual(['200', '400', '422', '429'])
    const banned = at(responses, '429', 'content', 'application/json', 'schema')
    expect(banned).toMatchObject({
      properties: { code: { const: 'AUTH_LOGIN_002' }, banTimeout: { anyOf: [{ type: 'number' }, { type: 'null' }] } },
      required: ['code'],
    })
  })

  it('describes files as binary', () => {
    const upload = at(document, 'paths', '/documents', 'post', 'requestBody', 'content')
    expect(at(upload, 'multipart/form-data', 'schema', 'properties', 'file', 'format')).toBe('binary')
    const download = at(document, 'paths', '/documents/download', 'get', 'responses', '200', 'content')
    expect(Object.keys(Object(download))).toEqual(['image/jpeg', 'image/png', 'application/pdf'])
    expect(at(download, 'application/pdf', 'schema', 'format')).toBe('binary')
  })
})

describe('the page of the OpenAPI document', () => {
  it('lists each call, contains no script, and escapes HTML', () => {
    const page = apiPage({ ...document, info: { title: '<b>', version: '1', description: '&' } })
    expect(page).not.toContain('<script')
    expect(page).toContain('<h1>&lt;b></h1>')
    for (const { path } of endpoints) expect(page).toContain(`<code>/${path}</code>`)
  })
})
