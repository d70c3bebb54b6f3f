import { useId } from 'react'
import { offers, type Sends } from '../../ui/controls/sends'
import { ChevronIcon } from '../../ui/icons/icons'

interface Props<E extends { type: string }> extends Sends<E> {
  readonly label: string
  readonly note: string | undefined
  /** True if pressing it opens something, so that it shows an arrow like the links beside it. */
  readonly leads?: true | undefined
}

/** A menu entry that runs an action: a tile like the others, but a button. */
export function ActionCard<E extends { type: string }>({ send, event, label, note, leads }: Props<E>) {
  const id = useId()
  return (
    <li className="tile">
      <div>
        <button
          type="button"
          className="tile-button"
          aria-describedby={id}
          {...offers(event)}
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
