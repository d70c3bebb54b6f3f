import './Dialog.css'
import { type ReactNode, useId } from 'react'
import type { Sends } from './sends'

interface Props<E extends { type: string }> extends Sends<E> {
  readonly heading: string
  readonly children?: ReactNode
  /** The buttons; the harmless one first, for it has the focus when the dialog opens. */
  readonly actions: ReactNode
}

const open = (dialog: HTMLDialogElement | null) => {
  if (dialog && !dialog.open) dialog.showModal()
}

/** A question that stands before everything else. Escape sends the given event: the harmless answer. */
export function Dialog<E extends { type: string }>({ send, event, heading, children, actions }: Props<E>) {
  const id = useId()
  return (
    <dialog
      ref={open}
      className="dialog"
      aria-labelledby={id}
      onCancel={(cancel) => {
        // The machine closes it, by no longer showing it.
        cancel.preventDefault()
        send(event)
      }}
    >
      <h2 id={id}>{heading}</h2>
      {children}
      <div className="actions">{actions}</div>
    </dialog>
  )
}
