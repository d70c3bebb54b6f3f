import { useTranslation } from 'react-i18next'
import { useShallowSelector } from '../../hooks/useShallowSelector'
import { Actions } from '../../ui/layout/Actions'
import { DocumentActions } from './DocumentActions'
import { DocumentNews } from './DocumentNews'
import { type DocumentsProps, documentProps } from './documents'

/** The screen of a menu entry's only document. */
export function SingleDocument(props: DocumentsProps) {
  const { t } = useTranslation('documents')
  const { single, ...actionState } = useShallowSelector(props.flow, ({ context }) => {
    const { canBeMailed, downloads, emails } = context
    return { single: context.documents[0], canBeMailed, downloads, emails }
  })
  if (single === undefined) return null
  const propsOfDocument = documentProps(props, actionState, single)
  return (
    <>
      <Actions>
        <DocumentActions t={t} {...propsOfDocument} prominent />
      </Actions>
      <DocumentNews t={t} {...propsOfDocument} />
    </>
  )
}
