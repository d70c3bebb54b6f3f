import { useId } from 'react'
import { useApp } from '../../app/actor'
import { offers } from '../../ui/sends'

const event = { type: 'logout.requested' } as const

interface Props {
  readonly label: string
  readonly note: string | undefined
}

/** The menu's way out: a tile like the others, but a button, since it does something. */
export function LogoutCard({ label, note }: Props) {
  const { send } = useApp()
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
    </li>
  )
}
