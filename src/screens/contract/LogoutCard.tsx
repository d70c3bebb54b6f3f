import { useApp } from '../../app/actor'
import { ActionCard } from './ActionCard'

interface Props {
  readonly label: string
  readonly note: string | undefined
}

/** The menu's way out. */
export function LogoutCard({ label, note }: Props) {
  const { send } = useApp()
  return <ActionCard send={send} event={{ type: 'logout.requested' }} label={label} note={note} />
}
