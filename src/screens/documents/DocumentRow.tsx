import type { TFunction } from 'i18next'
import { memo } from 'react'
import type { ListedDocument } from '../../../machines/documents/definition'
import type { Email } from '../../../machines/documents/email.types'
import type { Download } from '../../../machines/download/download.machine'
import { formatDate, formatMoney } from '../../texts/format'
import { Action } from '../../ui/Action'
import { DownloadStatus } from './DownloadStatus'
import { type DocumentsProps, nameOf, titleOf } from './documents'
import { EmailAddress } from './EmailAddress'
import { EmailStatus } from './EmailStatus'

interface Props extends Omit<DocumentsProps, 'snapshot'> {
  readonly t: TFunction<'documents'>
  readonly document: ListedDocument
  readonly canBeMailed: boolean
  readonly download: Download | undefined
  readonly email: Email | undefined
}

/** One document: what it is, what can be done with it, and what has become of that. Of thousands, only what changes renders again. */
export const DocumentRow = memo(({ t, send, label, document, canBeMailed, download, email }: Props) => {
  const { id, name, number, date, amount } = document
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
})
