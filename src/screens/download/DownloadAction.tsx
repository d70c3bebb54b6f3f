import { useTranslation } from 'react-i18next'
import type { Download } from '../../../machines/download/download.machine'
import { Action } from '../../ui/Action'
import type { Sends } from '../../ui/sends'

interface Props<E extends { type: string }> extends Sends<E> {
  /** What is downloaded, e.g. "Rendszám módosítása". */
  readonly document: string
  /** How far it is; absent until it was asked for. */
  readonly download: Download | null | undefined
  readonly disabled?: boolean
}

/** Gives the customer a document as a file: how far it is, that it is there, or why it is not. */
export function DownloadAction<E extends { type: string }>(props: Props<E>) {
  const { send, event, document, download, disabled = false } = props
  const { t } = useTranslation('contract')
  const status = download?.status
  return (
    <div className="stack">
      <p>
        <Action<E> send={send} event={event} busy={status === 'loading'} disabled={disabled}>
          {t('download.of', { document })}
        </Action>
      </p>
      {status === 'loading' && (
        <progress aria-label={t('download.of', { document })} value={download?.progress ?? undefined} max={1} />
      )}
      {status === 'saved' && <p role="status">{t('download.saved')}</p>}
      {status === 'failed' && <p role="alert">{t(`download.problems.${download?.problem ?? 'transport'}`)}</p>}
    </div>
  )
}
