import type { PreviewAsked } from '../preview/preview.types'
import type { CaseContext } from './case.types'
import type { CaseDefinition } from './definition'
import { fieldContextOf } from './fieldContext'
import { DOCUMENTS } from './pages'
import { problemsOn } from './problems'
import { submissionBody } from './submission'

/** What a case's preview is asked as its answers stand: nothing before its time, or as long as something is wrong. */
export const previewAsked = (definition: CaseDefinition, context: CaseContext): PreviewAsked => {
  const { preview } = definition
  const isTime = preview?.when === 'changed' || context.step === 'reviewing'
  const isRight = definition.pages.every(
    ({ name }) => name === DOCUMENTS || Object.keys(problemsOn(definition, fieldContextOf(context), name)).length === 0,
  )
  const known = { body: submissionBody(definition, context), contractNumber: context.contractNumber }
  return { type: 'preview.asked', input: preview !== null && isTime && isRight ? preview.input(known) : null }
}
