import { Actions } from '../../ui/Actions'
import { DocumentActions } from './DocumentActions'
import { DocumentNews } from './DocumentNews'
import type { DocumentProps } from './documents'

/** The only document of its kind: the screen is all about it. */
export const SingleDocument = (props: DocumentProps) => (
  <>
    <Actions>
      <DocumentActions {...props} prominent />
    </Actions>
    <DocumentNews {...props} />
  </>
)
