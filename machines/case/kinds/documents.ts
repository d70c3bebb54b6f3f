import * as v from 'valibot'
import { checkFiles } from '../../upload/checks'
import { afterReload, fileItem } from '../../upload/saved'
import { filesOf } from '../answer'
import type { DocumentsField } from '../field'
import type { Kind } from './kind'

/** Uploaded documents, sent by their ids. */
export const documents: Kind<DocumentsField> = {
  needsOptions: false,
  kept: v.pipe(
    v.array(fileItem),
    v.transform((files) => files.map(afterReload)),
  ),
  empty: () => [],
  check: (field, name, { answers }) => checkFiles(field, filesOf(answers[name])),
  toWire: (_, answer) => filesOf(answer).flatMap(({ documentId }) => documentId ?? []),
}
