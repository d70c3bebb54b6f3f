import { fieldContextOf } from '../../../machines/case/answers/fieldContext'
import { visibleColumns } from '../../../machines/case/answers/rows/groups'
import { pathOf, rowKeyOfId } from '../../../machines/case/answers/rows/path'
import { rowsOf } from '../../../machines/case/definition/answer'
import type { CaseDefinition } from '../../../machines/case/definition/definition'
import type { AskedField, Row, RowsField } from '../../../machines/case/definition/field'
import { UNKNOWN } from '../../../machines/case/definition/fields/orUnknown'
import type { CaseContext, CaseEvent } from '../../../machines/case/machine/case.types'
import { canStayUnanswered } from '../kit/aside'
import { affectsVisibility } from '../kit/optionShowingMost'
import { acceptedValue, firstAvailableOption, sampleFileOf, sampleOptions, sampleTexts } from '../kit/sampleAnswers'
import { nextCellToFill, startingAnswers } from '../kit/sampleRows'
import { fieldToEmpty, visibleFieldsHere } from './case.fields'
import { isNextFileField } from './case.files'

/** Returns the page's first question whose answer differs from its sample, or `undefined` if none does. */
const nextQuestion = (definition: CaseDefinition, context: CaseContext): string | undefined =>
  visibleFieldsHere(definition, context).find(([name, field]) =>
    field.type === 'rows'
      ? nextCellToFill(definition, fieldContextOf(context), name, field, sampleTexts) !== null
      : field.type !== 'documents' &&
        !canStayUnanswered(definition, field) &&
        String(context.answers[name]) !== String(acceptedValue(definition, name, field)),
  )?.[0]

const groupPathAt = (field: RowsField, name: string, { of }: Row): string =>
  field.canAdd ? pathOf(name, rowKeyOfId(of)) : name

/**
 * Returns the events to explore for a field with rows: filling in the next invalid cell, removing the first row, and
 * adding a row once all rows are valid. Each event is explored once, because each further event would double the
 * situations.
 */
const rowEvents = (definition: CaseDefinition, context: CaseContext, name: string, field: RowsField): CaseEvent[] => {
  const fieldContext = fieldContextOf(context)
  const nextCell = nextCellToFill(definition, fieldContext, name, field, sampleTexts)
  const rows = rowsOf(context.answers[name])
  const [firstRow] = rows
  const [column = ''] = firstRow === undefined ? [] : visibleColumns(field, firstRow)
  const firstCellPath = pathOf(name, firstRow?.key ?? '', column)
  const [path, value] = nextCell ?? [firstCellPath, firstRow?.cells[column] ?? '']
  const startingRows = rowsOf(startingAnswers(definition, fieldContext)[name])
  const [subjectOption] = fieldContext.options[name] ?? []
  const group = firstRow === undefined ? null : groupPathAt(field, name, firstRow)
  const isInGroup = (row: Row) => groupPathAt(field, name, row) === group
  return [
    ...(firstRow === undefined ? [] : [{ type: 'answer.changed', field: path, value } as const]),
    ...(firstRow === undefined ? [] : [{ type: 'answer.left', field: path } as const]),
    ...(nextCell === null && field.canAdd && subjectOption !== undefined && rows.length <= startingRows.length
      ? [{ type: 'row.added', field: name, of: subjectOption.value } as const]
      : []),
    // Explored only once all rows are valid. The shares of a group then add up to 100%. So `shares.spread` changes no
    // share and leads to no new situation. A group with a single row has no button for this event.
    ...(field.shares !== null && group !== null && nextCell === null && rows.filter(isInGroup).length > 1
      ? [{ type: 'shares.spread', group, how: { restTo: firstRow?.key ?? '' } } as const]
      : []),
    ...(field.canAdd && firstRow?.key === '1'
      ? [{ type: 'row.removed', field: name, row: firstRow.key } as const]
      : []),
  ]
}

/** Returns the next answers to a field: its sample answer, or another option if the choice has a default. */
const nextAnswers = (
  definition: CaseDefinition,
  { answers, loaded, options }: CaseContext,
  name: string,
  field: AskedField,
): readonly (string | readonly string[])[] => {
  const hasDefault = field.type === 'choice' && Object.hasOwn(definition.defaults(loaded), name)
  if (!hasDefault) return [acceptedValue(definition, name, field)]
  return firstAvailableOption((options[name] ?? []).filter(({ value }) => value !== answers[name]))
}

/** Returns the event that chooses another option than the sample, if other questions depend on the field. */
const otherChoiceEvents = (definition: CaseDefinition, name: string, field: AskedField): CaseEvent[] => {
  if (field.type !== 'choice' || !affectsVisibility(definition, name)) return []
  const sampleAnswer = acceptedValue(definition, name, field)
  const otherOption = sampleOptions(definition)[name]?.findLast(({ value }) => value !== sampleAnswer)
  return otherOption === undefined ? [] : [{ type: 'answer.changed', field: name, value: otherOption.value }]
}

/**
 * Returns the answer events in the order of the questions. With any other order, each further question would double the
 * number of half-filled forms.
 */
export const fieldEvents = (definition: CaseDefinition, context: CaseContext): CaseEvent[] => {
  const nextField = nextQuestion(definition, context)
  return visibleFieldsHere(definition, context).flatMap(([name, field]): CaseEvent[] => {
    if (field.type === 'documents') {
      const { id, name: fileName, size, mimeType } = sampleFileOf(name, field)
      const addedEvent = { type: 'file.added', field: name, file: { id, name: fileName, size, mimeType } } as const
      return isNextFileField(definition, context, name, field) ? [addedEvent] : []
    }
    if (field.type === 'rows' && (nextField === undefined || name === nextField))
      return rowEvents(definition, context, name, field)
    if (field.type === 'rows') return []
    const isAlsoEmptied = name === fieldToEmpty(definition)
    if (nextField !== undefined && name !== nextField && !isAlsoEmptied && !canStayUnanswered(definition, field))
      return []
    return [
      ...nextAnswers(definition, context, name, field).map(
        (value) => ({ type: 'answer.changed', field: name, value }) as const,
      ),
      ...(isAlsoEmptied ? [{ type: 'answer.changed', field: name, value: '' } as const] : []),
      ...otherChoiceEvents(definition, name, field),
      ...(field.type === 'text' && field.canBeUnknown
        ? [{ type: 'answer.changed', field: name, value: UNKNOWN } as const]
        : []),
      { type: 'answer.left', field: name },
    ]
  })
}
