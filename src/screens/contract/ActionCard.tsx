import { useId } from 'react'
import { eventAttribute, type SendProps } from '../../ui/controls/sends'
import { ChevronIcon } from '../../ui/icons/icons'

interface Props<E extends { type: string }> extends SendProps<E> {
  readonly label: string
  readonly note: string | undefined
  /** True if a press shows more content. The button then has an arrow, like the links beside it. */
  readonly leads?: true | undefined
}

/** A menu entry that runs an action. It looks like the other tiles, but is a button instead of a link. */
export function ActionCard<E extends { type: string }>({ send, event, label, note, leads }: Props<E>) {
  const id = useId()
  return (
    <li className="tile">
      <div>
        <button
          type="button"
          className="tile-button"
          aria-describedby={id}
          {...eventAttribute(event)}
          onClick={() => send(event)}
        >
          {label}
        </button>
        <p id={id}>{note}</p>
      </div>
      {leads && <ChevronIcon />}
    </li>
  )
}
