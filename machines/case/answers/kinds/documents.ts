import * as v from 'valibot'
import { checkFiles } from '../../../upload/checks'
import { afterReload, fileItem } from '../../../upload/saved'
import { filesOf } from '../../definition/answer'
import type { DocumentsField, PhotoField } from '../../definition/field'
import type { Kind } from './kind'

/** Uploaded documents, sent by their ids; one photo by its own. */
export const documents: Kind<DocumentsField | PhotoField> = {
  needsOptions: false,
  kept: v.pipe(
    v.array(fileItem),
    v.transform((files) => files.map(afterReload)),
  ),
  empty: () => [],
  check: (field, name, { answers }) => {
    const files = filesOf(answers[name])
    if (field.kind !== 'photo') return checkFiles(field, files)
    const problem = files.length === 0 ? ({ name: 'photoMissing' } as const) : checkFiles(field, files)
    return problem?.name === 'filesFailed' ? { name: 'photoFailed' } : problem
  },
  toWire: (field, answer) => {
    const ids = filesOf(answer).flatMap(({ documentId }) => documentId ?? [])
    return field.kind === 'photo' ? ids[0] : ids
  },
}
