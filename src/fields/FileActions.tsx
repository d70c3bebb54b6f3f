import type { RefCallback } from 'react'
import { Action } from '../ui/controls/Action'
import { useIsBusy } from '../ui/controls/Form'
import type { ShownFile } from './fileShown'

interface Props<E extends { type: string }> {
  readonly file: ShownFile<NoInfer<E>>
  readonly send: (event: E) => void
  /** Called before the retry is sent. The pressed button disappears, so the row takes the focus. */
  readonly onRetry: () => void
  readonly whileShown?: RefCallback<HTMLElement>
}

/** The buttons that retry and remove a file; disabled while the form is sent. */
export function FileActions<E extends { type: string }>({ file, send, onRetry, whileShown }: Props<E>) {
  const { status, retry, remove } = file
  const isFormBusy = useIsBusy()
  return (
    <div className="file-actions" ref={whileShown}>
      {retry && (
        <Action
          send={(event: E) => {
            onRetry()
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
  )
}
