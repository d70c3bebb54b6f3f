import { deleteDocument, uploadDocument } from '../../src/api/documents'
import { exampleSet } from './exampleSet'

/** Example answers about files. */
export const documentExamples = [
  exampleSet(
    uploadDocument,
    {
      pdf: {
        id: 'document-1',
        file_name: 'forgalmi engedély.pdf',
        file_size: 184_320,
        mime_type: 'application/pdf',
        url: 'documents/download?id=document-1',
      },
      photo: {
        id: 'document-2',
        file_name: 'törzskönyv.jpg',
        file_size: 2_411_724,
        mime_type: 'image/jpeg',
        url: 'documents/download?id=document-2',
      },
    },
    { FILE_TOO_LARGE: { plain: {} }, FILE_TYPE_REFUSED: { plain: {} } },
  ),
  exampleSet(deleteDocument, { removed: {} }, {}),
]
