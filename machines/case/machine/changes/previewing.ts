import type { PreviewAsked } from '../../../preview/preview.types'
import { fieldContextOf } from '../../answers/fieldContext'
import { pageProblems } from '../../answers/problems'
import { readPath } from '../../answers/rows/path'
import type { CaseDefinition } from '../../definition/definition'
import type { Detail } from '../../definition/detail'
import { DOCUMENTS_PAGE } from '../../definition/pages'
import { submissionBody } from '../../draft/submission'
import type { CaseContext } from '../case.types'

/**
 * Returns the event that requests a preview. Its `input` is `null` while a needed answer is invalid. For a preview with
 * `when: 'step'`, `input` is also `null` before the summary.
 */
export const previewRequest = (definition: CaseDefinition, context: CaseContext): PreviewAsked => {
  const { preview } = definition
  const isPreviewDue = preview?.when === 'changed' || context.step === 'reviewing'
  const areInputsValid = definition.pages.every(
    ({ name }) =>
      name === DOCUMENTS_PAGE ||
      !Object.keys(pageProblems(definition, fieldContextOf(context), name)).some((path) =>
        previewDependsOn(preview, path),
      ),
  )
  return { type: 'preview.asked', input: isPreviewDue && areInputsValid ? previewInputOf(definition, context) : null }
}

const previewDependsOn = (preview: CaseDefinition['preview'], path: string): boolean =>
  preview?.by?.includes(readPath(path).field) ?? true

const previewInputOf = (definition: CaseDefinition, context: CaseContext): object | null =>
  definition.preview?.input({
    body: submissionBody(definition, context),
    contractNumber: context.contractNumber,
  }) ?? null

/** Returns the preview's details for the result page; empty if the last preview was for other answers. */
export const previewResultDetails = (definition: CaseDefinition, context: CaseContext): readonly Detail[] => {
  const { preview } = definition
  const { previewed } = context
  if (!preview?.kept || previewed === null) return []
  const isPreviewCurrent = JSON.stringify(previewed.input) === JSON.stringify(previewInputOf(definition, context))
  return isPreviewCurrent ? preview.kept(previewed.data) : []
}
