import './Dialog.css'
import { useId } from 'react'
import type { Elements } from '../content'
import type { Sends } from '../controls/sends'

interface Props<E extends { type: string }> extends Sends<E> {
  readonly heading: string
  readonly children?: Elements
  /** The buttons. The harmless one comes first, because it gets the focus when the dialog opens. */
  readonly actions: Elements
}

/** Ref: closing the dialog before it is removed returns the focus to where it was. */
const open = (dialog: HTMLDialogElement) => {
  dialog.showModal()
  return () => dialog.close()
}

/**
 * A modal question. Escape sends the given event, the harmless answer, as does a browser or extension that closes the
 * dialog. It opens again until the machine no longer shows it.
 */
export function Dialog<E extends { type: string }>({ send, event, heading, children, actions }: Props<E>) {
  const id = useId()
  return (
    <dialog
      ref={open}
      className="dialog"
      aria-labelledby={id}
      onCancel={(cancel) => {
        // The machine closes the dialog by no longer showing it.
        cancel.preventDefault()
        send(event)
      }}
      onClose={({ currentTarget }) => {
        if (currentTarget.open) return
        currentTarget.showModal()
        send(event)
      }}
    >
      <h2 id={id}>{heading}</h2>
      {children}
      <div className="actions">{actions}</div>
    </dialog>
  )
}
