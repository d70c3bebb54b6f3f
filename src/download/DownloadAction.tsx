import './documents.css'
import { useTranslation } from 'react-i18next'
import type { Download } from '../../machines/download/download.machine'
import { Action } from '../ui/Action'
import { labelOf } from '../ui/labelOf'
import type { Sends } from '../ui/sends'
import { useHasChanged } from '../ui/useHasChanged'
import { DownloadStatus } from './DownloadStatus'

interface Props<E extends { type: string }> extends Sends<E> {
  /** What is downloaded, e.g. "Rendszám módosítása". */
  readonly document: string
  /** Of what it is, where the same document stands beside several: part of the button's name. */
  readonly of?: string | undefined
  /** How far it is; absent until it was asked for. */
  readonly download: Download | null | undefined
  readonly disabled?: boolean
  /** Quiet among others of its kind. */
  readonly variant?: 'secondary' | 'quiet'
}

/** Gives the customer a document as a file: how far it is, that it is there, or why it is not. */
export function DownloadAction<E extends { type: string }>(props: Props<E>) {
  const { send, event, document, of, download, disabled = false, variant = 'secondary' } = props
  const { t } = useTranslation('documents')
  const isAnswer = useHasChanged(download?.status ?? '')
  const label = download?.status === 'failed' ? 'againOf' : 'downloadOf'
  const whole = labelOf(document, of)
  return (
    <div>
      <Action<E>
        send={send}
        event={event}
        busy={download?.status === 'loading'}
        disabled={disabled}
        variant={variant}
        {...(of !== undefined && { name: t(label, { document: whole }) })}
      >
        {t(label, { document })}
      </Action>
      {download && <DownloadStatus download={download} name={whole} isAnswer={isAnswer} />}
    </div>
  )
}
