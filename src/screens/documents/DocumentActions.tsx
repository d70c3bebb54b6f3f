import { Action } from '../../ui/controls/Action'
import { type DocumentProps, documentNameOf, fileTitleOf } from './documents'

interface Props extends DocumentProps {
  /** True for the main actions of a screen, false for those of a row. */
  readonly prominent?: boolean
}

/** The actions of a document. */
export function DocumentActions({ t, send, label, document, canBeMailed, download, email, prominent = false }: Props) {
  const { id } = document
  const documentName = documentNameOf(document, label)
  const isRetry = download?.status === 'failed'
  return (
    <>
      <Action
        send={send}
        event={{ type: 'download.requested', target: { id, title: fileTitleOf(document, label) } }}
        variant={prominent ? 'primary' : 'quiet'}
        name={t(isRetry ? 'againOf' : 'downloadOf', { document: documentName })}
        busy={download?.status === 'loading'}
      >
        {t(isRetry ? 'again' : 'download')}
      </Action>
      {canBeMailed && (
        <Action
          send={send}
          event={{ type: 'email.requested', id }}
          variant={prominent ? 'secondary' : 'quiet'}
          name={t('emailOf', { document: documentName })}
          busy={email?.status === 'sending'}
          disabled={email?.status === 'asking'}
        >
          {t('email')}
        </Action>
      )}
    </>
  )
}
