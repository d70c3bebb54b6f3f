import type { PreviewAsked } from '../../../preview/preview.types'
import { fieldContextOf } from '../../answers/fieldContext'
import { problemsOn } from '../../answers/problems'
import { readPath } from '../../answers/rows/path'
import type { CaseDefinition } from '../../definition/definition'
import type { Detail } from '../../definition/detail'
import { DOCUMENTS } from '../../definition/pages'
import { submissionBody } from '../../draft/submission'
import type { CaseContext } from '../case.types'

/**
 * Returns the event that requests a preview. Its `input` is `null` while a needed answer is invalid, or before the
 * summary if the preview is made there.
 */
export const previewAsked = (definition: CaseDefinition, context: CaseContext): PreviewAsked => {
  const { preview } = definition
  const isTime = preview?.when === 'changed' || context.step === 'reviewing'
  const isValid = definition.pages.every(
    ({ name }) =>
      name === DOCUMENTS ||
      !Object.keys(problemsOn(definition, fieldContextOf(context), name)).some((path) => dependsOn(preview, path)),
  )
  return { type: 'preview.asked', input: isTime && isValid ? inputOf(definition, context) : null }
}

const dependsOn = (preview: CaseDefinition['preview'], path: string): boolean =>
  preview?.by?.includes(readPath(path).field) ?? true

const inputOf = (definition: CaseDefinition, context: CaseContext): object | null =>
  definition.preview?.input({
    body: submissionBody(definition, context),
    contractNumber: context.contractNumber,
  }) ?? null

/** Returns the preview's details for the result page; empty if the last preview was for other answers. */
export const previewKept = (definition: CaseDefinition, context: CaseContext): readonly Detail[] => {
  const { preview } = definition
  const { previewed } = context
  if (!preview?.kept || previewed === null) return []
  const isCurrent = JSON.stringify(previewed.input) === JSON.stringify(inputOf(definition, context))
  return isCurrent ? preview.kept(previewed.data) : []
}
