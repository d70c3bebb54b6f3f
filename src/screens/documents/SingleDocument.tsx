import { useTranslation } from 'react-i18next'
import { useShallowSelector } from '../../hooks/useShallowSelector'
import { Actions } from '../../ui/layout/Actions'
import { DocumentActions } from './DocumentActions'
import { DocumentNews } from './DocumentNews'
import { type DocumentsProps, documentProps } from './documents'

/** The screen of a menu entry's only document. */
export function SingleDocument(props: DocumentsProps) {
  const { t } = useTranslation('documents')
  const { single, ...shown } = useShallowSelector(props.flow, ({ context }) => {
    const { canBeMailed, downloads, emails } = context
    return { single: context.documents[0], canBeMailed, downloads, emails }
  })
  if (single === undefined) return null
  const document = documentProps(props, shown, single)
  return (
    <>
      <Actions>
        <DocumentActions t={t} {...document} prominent />
      </Actions>
      <DocumentNews t={t} {...document} />
    </>
  )
}
