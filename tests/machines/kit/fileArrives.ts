import { uploadDocument } from '../../../src/api/documents'
import type { FakeServices } from '../../../tools/exploration/kit/fakeServices'
import { sampleFile } from '../../../tools/exploration/kit/sampleFile'
import { answer } from './story'

/** Answers the pending upload of the sample file as successful. */
export const fileArrives = (fake: FakeServices, id = 'document-1'): Promise<void> =>
  answer(fake, uploadDocument, {
    id,
    file_name: sampleFile.name,
    file_size: sampleFile.size,
    mime_type: sampleFile.mimeType,
    url: `documents/download?id=${id}`,
  })
