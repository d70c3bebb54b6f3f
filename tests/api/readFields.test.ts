import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { type AnswerField, answerFields } from './answerFields'
import { fieldUses } from './fieldUses'

const rows = fieldUses.flatMap(({ fields, ...use }) => fields.map((field) => ({ field, ...use })))

let declared: readonly AnswerField[] = []
const fieldsEndingWith = (pathEnd: string): readonly AnswerField[] =>
  declared.filter(({ path }) => `.${path}`.endsWith(`.${pathEnd}`))
const nameOf = (field: string): string => field.split('.').at(-1) ?? ''

describe('the declared fields of responses', () => {
  beforeAll(() => {
    declared = answerFields()
  }, 180_000)

  it('include the fields of nested lists', () => {
    expect(declared.length).toBeGreaterThan(400)
    expect(fieldsEndingWith('lifeAccounts.getModelPortfolios.modelPortfolioList.dateOfValue')).not.toEqual([])
  })

  it('are distinguished by their response if they have the same name', () => {
    expect(fieldsEndingWith('claims.getClaims.open.status')[0]?.readIn).toContain('machines/claims/claims.setup.ts')
    expect(fieldsEndingWith('claimReport.getContract.claims.status')).toMatchObject([{ readIn: [] }])
  })

  it('are read by the code or listed in the table of field uses', () => {
    const explained = rows.flatMap(({ field }) => fieldsEndingWith(field))
    const unread = declared.filter((field) => field.readIn.length === 0 && !explained.includes(field))
    expect(unread.map(({ path }) => path)).toEqual([])
  })

  it('include every field that the table of field uses lists', () => {
    expect(rows.filter(({ field }) => fieldsEndingWith(field).length === 0).map(({ field }) => field)).toEqual([])
  })

  it('are read in the file that the table of field uses names for them', () => {
    const wrong = rows.filter((row) => {
      if (!('readIn' in row)) return false
      const readingFiles = fieldsEndingWith(row.field).flatMap(({ readIn }) => readIn)
      return readingFiles.length > 0
        ? !readingFiles.includes(row.readIn)
        : !new RegExp(`\\b${nameOf(row.field)}\\b`).test(readFileSync(row.readIn, 'utf8'))
    })
    expect(wrong).toEqual([])
  })

  it('are not read by the code if the table of field uses lists them as unread', () => {
    const readRows = rows.filter(
      (row) => 'unread' in row && fieldsEndingWith(row.field).some(({ readIn }) => readIn.length > 0),
    )
    expect(readRows).toEqual([])
  })
})
