import { useTranslation } from 'react-i18next'
import type { ListedDocument } from '../../../machines/documents/definition'
import { formatDate, formatMoney } from '../../texts/format'
import { Action } from '../../ui/Action'
import { DownloadStatus } from './DownloadStatus'
import { type DocumentsProps, nameOf, titleOf } from './documents'
import { EmailAddress } from './EmailAddress'
import { EmailStatus } from './EmailStatus'

interface Props extends DocumentsProps {
  readonly document: ListedDocument
}

/** One document: what it is, what can be done with it, and what has become of that. */
export function DocumentRow({ snapshot, send, label, document }: Props) {
  const { t } = useTranslation('documents')
  const { canBeMailed, downloads, emails } = snapshot.context
  const { id, name, number, date, amount } = document
  const download = downloads[id]
  const email = emails[id]
  const called = nameOf(document, label)
  const again = download?.status === 'failed'
  return (
    <div className="document">
      <div>
        <p className="document-name">{name || label}</p>
        <p className="hint figures">{[number, date && formatDate(date)].filter(Boolean).join(' · ')}</p>
      </div>
      {amount && <p className="document-amount figures">{formatMoney(amount)}</p>}
      <div className="document-actions">
        <Action
          send={send}
          event={{ type: 'download.requested', id, title: titleOf(document, label) }}
          variant="quiet"
          name={t(again ? 'againOf' : 'downloadOf', { document: called })}
          busy={download?.status === 'loading'}
        >
          {t(again ? 'again' : 'download')}
        </Action>
        {canBeMailed && (
          <Action
            send={send}
            event={{ type: 'email.requested', id }}
            variant="quiet"
            name={t('emailOf', { document: called })}
            busy={email?.status === 'sending'}
            disabled={email?.status === 'asking'}
          >
            {t('email')}
          </Action>
        )}
      </div>
      {download && <DownloadStatus download={download} name={called} />}
      {email &&
        (email.status === 'asking' ? <EmailAddress email={email} send={send} /> : <EmailStatus email={email} />)}
    </div>
  )
}
