import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { endpoints } from '../../src/api'
import { fieldUses } from './fieldUses'

type Node = Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** The paths of all fields that a schema declares; list entries have the path of their list. */
const pathsIn = (schema: unknown, at: string): readonly string[] => {
  if (!isNode(schema)) return []
  const own = isNode(schema.entries)
    ? Object.entries(schema.entries).flatMap(([name, field]) => [`${at}.${name}`, ...pathsIn(field, `${at}.${name}`)])
    : []
  const parts = [schema.wrapped, schema.item, ...listOf(schema.pipe).filter((part) => part !== schema)]
  const options = isNode(schema.entries) ? [] : listOf(schema.options)
  return [...own, ...[...parts, ...options].flatMap((part) => pathsIn(part, at))]
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const declared = [...new Set(endpoints.flatMap(({ id, response }) => pathsIn(response, id)))]
const nameOf = (path: string): string => path.split('.').at(-1) ?? ''

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))

/** The code that reads answers. Comments and the table of fields that are left out of the contract's data do not. */
const code = ['machines', 'src/screens', 'src/app', 'src/fields', 'src/ui', 'src/modules']
  .flatMap(filesIn)
  .join('\n')
  .replace(/^.*leftOut: .*$/gm, '')
  .replace(/^\s*(\/\/|\*|\/\*\*).*$/gm, '')

const isRead = (name: string): boolean => new RegExp(`\\b${name}\\b`).test(code)

describe('the declared fields of answers', () => {
  it('are found in the schemas', () => {
    expect(declared.length).toBeGreaterThan(400)
    expect(declared).toContain('life.getModelPortfolios.modelPortfolioList.dateOfValue')
  })

  it('are read, or the table gives the reason', () => {
    const unread = [...new Set(declared.map(nameOf))].filter((name) => !isRead(name))
    const explained = fieldUses.flatMap((use) => ('unread' in use ? [nameOf(use.field)] : []))
    expect(unread.filter((name) => !explained.includes(name))).toEqual([])
  })

  it.each(fieldUses.map((use) => [use.field, use] as const))('of the table exist: %s', (field) => {
    expect(declared.some((path) => path.endsWith(`.${field}`))).toBe(true)
  })

  it.each(fieldUses.flatMap((use) => ('readIn' in use ? [[use.field, use.readIn] as const] : [])))(
    '%s is read in %s',
    (field, file) => {
      expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`\\b${nameOf(field)}\\b`))
    },
  )
})
