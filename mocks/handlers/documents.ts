import { deleteDocument, FILE_TYPES, LARGEST_FILE, uploadDocument } from '../../src/api/documents'
import { type Answer, answerSignedIn, ok, refuse } from '../reply'
import { dropDocument, keepDocument } from '../world/documents'

/** Files that customers send. */
export const documentAnswers: readonly Answer[] = [
  answerSignedIn(uploadDocument)(({ world, contract, body }) => {
    if (body.file.size > LARGEST_FILE) return refuse('FILE_TOO_LARGE', {})
    if (!FILE_TYPES.includes(body.file.type)) return refuse('FILE_TYPE_REFUSED', {})
    return ok(keepDocument(world, contract, body.file))
  }),

  answerSignedIn(deleteDocument)(({ world, contract, query }) => {
    dropDocument(world, contract, query.id)
    return ok({})
  }),
]
