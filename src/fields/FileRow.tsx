import { type RefCallback, useRef } from 'react'
import { Action } from '../ui/Action'
import { useIsBusy } from '../ui/Form'
import { ErrorIcon, SuccessIcon } from '../ui/icons'
import { FileIcon } from '../ui/uploadIcons'
import { PhotoPreview } from './PhotoPreview'

/** A file as the customer sees it. All texts are ready to read. */
export interface FileShown<E extends { type: string }> {
  readonly id: string
  readonly name: string
  /** e.g. "1,2 MB" */
  readonly size: string
  readonly status: 'waiting' | 'sending' | 'uploaded' | 'failed' | 'refused' | 'missing' | 'removing'
  /** The status in words; for a fault, what to do. */
  readonly statusText: string
  /** From 0 to 1 while it is being sent, where known. */
  readonly progress?: number | undefined
  readonly retry?: FileAction<E> | undefined
  readonly remove?: FileAction<E> | undefined
}

interface FileAction<E> {
  /** e.g. "Eltávolítás" */
  readonly label: string
  /** e.g. "Eltávolítás: forgalmi.pdf" */
  readonly name: string
  readonly event: E
}

const faults: readonly string[] = ['failed', 'refused', 'missing']

interface Props<E extends { type: string }> {
  readonly file: FileShown<NoInfer<E>>
  readonly send: (event: E) => void
  readonly whileShown: RefCallback<HTMLElement>
}

/** One file of a FileField; while its form is on its way, nothing can be done with it. */
export function FileRow<E extends { type: string }>({ file, send, whileShown }: Props<E>) {
  const { id, name, size, status, statusText, progress, retry, remove } = file
  const isFormBusy = useIsBusy()
  const fileName = useRef<HTMLParagraphElement>(null)
  const fault = faults.includes(status)
  return (
    <li className="file" data-status={status} ref={whileShown}>
      <div className="file-look">
        <PhotoPreview id={id} />
        {fault ? <ErrorIcon /> : status === 'uploaded' ? <SuccessIcon /> : <FileIcon />}
      </div>
      <div>
        <p className="file-name" tabIndex={-1} ref={fileName}>
          {name}
        </p>
        <p className="hint figures">
          {size} · <span role={fault ? 'alert' : 'status'}>{statusText}</span>
        </p>
        {status === 'sending' && <progress aria-label={name} value={progress} max={1} />}
      </div>
      <div className="file-actions">
        {retry && (
          <Action
            // The button goes when it is pressed; what it was about stays.
            send={(event: E) => {
              fileName.current?.focus()
              send(event)
            }}
            event={retry.event}
            variant="quiet"
            name={retry.name}
            disabled={isFormBusy}
          >
            {retry.label}
          </Action>
        )}
        {remove && (
          <Action
            send={send}
            event={remove.event}
            variant="quiet"
            name={remove.name}
            busy={status === 'removing'}
            disabled={isFormBusy}
          >
            {remove.label}
          </Action>
        )}
      </div>
    </li>
  )
}
