import { fieldContextOf } from '../../../machines/case/answers/fieldContext'
import { visibleFieldsOn } from '../../../machines/case/answers/visible'
import type { CaseDefinition } from '../../../machines/case/definition/definition'
import type { CaseContext } from '../../../machines/case/machine/case.types'
import { memoize } from '../kit/memoize'
import { planFor } from '../kit/planFor'

/** Returns the fields of documents and photos. */
export const uploadFields = ({ form }: CaseDefinition) =>
  Object.entries(form).flatMap(([name, field]) => (field.type === 'documents' ? [[name, field] as const] : []))

/** Returns the only field that exploring also empties. Each further field would triple the situations. */
export const fieldToEmpty = memoize(
  ({ form }: CaseDefinition): string | undefined =>
    Object.entries(form).find(([, field]) => field.type === 'text' && !field.isOptional)?.[0],
)

/** Returns the fields whose answers the customer can change. */
export const changeableFields = <F>({ settled }: CaseContext, fields: readonly (readonly [name: string, field: F])[]) =>
  fields.filter(([name]) => !settled.includes(name))

/** Returns the visible fields of the current page whose answers the customer can change. */
export const visibleFieldsHere = (definition: CaseDefinition, context: CaseContext) =>
  changeableFields(
    context,
    visibleFieldsOn(definition, planFor(definition).pageAt(context.step) ?? '', fieldContextOf(context)),
  )
