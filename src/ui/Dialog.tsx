import './Dialog.css'
import { useId } from 'react'
import type { Elements } from './content'
import type { Sends } from './sends'

interface Props<E extends { type: string }> extends Sends<E> {
  readonly heading: string
  readonly children?: Elements
  /** The buttons; the harmless one first, for it has the focus when the dialog opens. */
  readonly actions: Elements
}

/** As a ref: closing it before it goes gives the focus back to where it was. */
const open = (dialog: HTMLDialogElement) => {
  dialog.showModal()
  return () => dialog.close()
}

/**
 * A question that blocks the page. Escape sends the given event, the harmless answer. So does a browser or an extension that
 * closes the dialog; it opens again until the machine no longer shows it.
 */
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
