import './Dialog.css'
import { useId } from 'react'
import type { Elements } from '../content'
import type { SendProps } from '../controls/sends'

interface Props<E extends { type: string }> extends SendProps<E> {
  readonly heading: string
  readonly children?: Elements
  /** The buttons. The first one gets the focus when the dialog opens, so it has to be the harmless one. */
  readonly actions: Elements
}

/** Ref callback that opens the dialog. Closes it before its removal, so that the focus returns to its earlier place. */
const openDialog = (dialog: HTMLDialogElement) => {
  dialog.showModal()
  return () => dialog.close()
}

/**
 * A modal question. Escape sends `event`, which has to be the harmless answer. If a browser or extension closes the
 * dialog, the dialog sends `event`, too, and opens again. It disappears only when the machine no longer shows it.
 */
export function Dialog<E extends { type: string }>({ send, event, heading, children, actions }: Props<E>) {
  const id = useId()
  return (
    <dialog
      ref={openDialog}
      className="dialog"
      aria-labelledby={id}
      onCancel={(cancelEvent) => {
        // Prevents the browser from closing the dialog. It is removed when the machine no longer shows it.
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
