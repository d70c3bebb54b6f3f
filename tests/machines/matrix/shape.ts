import type { CaseDefinition } from '../../../machines/case/definition'
import type { Field } from '../../../machines/case/field'
import { planOf } from '../../../machines/case/plan'

/** The kind of a field, and what else its chart goes by. */
const fieldShape = (field: Field): readonly unknown[] => {
  switch (field.type) {
    case 'constant':
      return [field.type]
    case 'documents':
      return [field.type, field.min > 0, field.max > 1]
    case 'text':
      return [field.kind, field.isOptional, field.warn !== undefined]
    case 'choice': {
      const { options } = field
      const source = options === null ? 'loaded' : 'from' in options ? 'listed' : 'fixed'
      return [field.type, field.isOptional, field.preset !== undefined, source]
    }
  }
}

/** What the charts of two cases differ by, beside names and words: their steps, kinds of fields, and kinds of calls. */
export const shapeOf = (definition: CaseDefinition): string => {
  const { form, load, initial, code, payment, summary, submit } = definition
  return JSON.stringify([
    planOf(definition).steps,
    [...new Set(Object.values(form).map((field) => JSON.stringify(fieldShape(field))))].sort(),
    [load !== null, initial !== null, summary, submit !== null, code?.channel, payment?.methods],
  ])
}
