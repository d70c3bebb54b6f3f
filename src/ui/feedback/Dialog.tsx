import './Dialog.css'
import { useId } from 'react'
import type { Elements } from '../content'
import type { SendProps } from '../controls/sends'

interface Props<E extends { type: string }> extends SendProps<E> {
  readonly heading: string
  readonly children?: Elements
  /** The buttons. The first one gets the focus when the dialog opens, so it must be the one that changes nothing. */
  readonly actions: Elements
}

/**
 * Ref callback that opens the dialog. Before React removes the dialog, the callback closes it, so that the focus
 * returns to the element that had it before.
 */
const openDialog = (dialog: HTMLDialogElement) => {
  dialog.showModal()
  return () => dialog.close()
}

/**
 * A modal question. Escape sends `event`, so `event` must be the answer that changes nothing. If a browser or extension
 * closes the dialog, the dialog also sends `event` and opens again. It disappears only when React no longer renders it.
 */
export function Dialog<E extends { type: string }>({ send, event, heading, children, actions }: Props<E>) {
  const id = useId()
  return (
    <dialog
      ref={openDialog}
      className="dialog"
      aria-labelledby={id}
      onCancel={(cancelEvent) => {
        // Prevents the browser from closing the dialog. The machine decides when the dialog disappears.
        cancelEvent.preventDefault()
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
