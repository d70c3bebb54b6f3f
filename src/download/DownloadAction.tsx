import './documents.css'
import { useTranslation } from 'react-i18next'
import type { Download } from '../../machines/download/download.machine'
import { Action } from '../ui/controls/Action'
import type { SendProps } from '../ui/controls/sends'
import { labelWithSubject } from '../ui/values/labelWithSubject'
import { useHasChanged } from '../ui/values/useHasChanged'
import { DownloadStatus } from './DownloadStatus'

interface Props<E extends { type: string }> extends SendProps<E> {
  /** Name of the document, e.g. "Rendszám módosítása". */
  readonly document: string
  /**
   * Name of what the document is about, e.g. of its case. It is added to the button's name if several documents in the
   * list have the same name.
   */
  readonly of?: string | undefined
  /** State of the download; absent before the first press. */
  readonly download: Download | null | undefined
  readonly disabled?: boolean
  /** `quiet` for a button in a list of similar ones. */
  readonly variant?: 'secondary' | 'quiet'
}

/** A button that downloads a document, with the progress, the result or the error below it. */
export function DownloadAction<E extends { type: string }>(props: Props<E>) {
  const { send, event, document, of, download, disabled = false, variant = 'secondary' } = props
  const { t } = useTranslation('documents')
  const isAnswer = useHasChanged(download?.status ?? '')
  const labelKey = download?.status === 'failed' ? 'againOf' : 'downloadOf'
  const fullName = labelWithSubject(document, of)
  return (
    <div>
      <Action<E>
        send={send}
        event={event}
        busy={download?.status === 'loading'}
        disabled={disabled}
        variant={variant}
        {...(of !== undefined && { name: t(labelKey, { document: fullName }) })}
      >
        {t(labelKey, { document })}
      </Action>
      {download && <DownloadStatus download={download} name={fullName} isAnswer={isAnswer} />}
    </div>
  )
}
