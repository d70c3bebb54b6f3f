import { useTexts } from '../../src/texts/texts'
import type { PanelEvent, PanelProps } from './controls'

/**
 * Switches for faults. `offline` lasts until it is switched off; each of the other faults happens once and is then off.
 */
export function Switches({ view, act }: PanelProps) {
  const t = useTexts('panel')
  const switches: ReadonlyArray<{ name: 'offline' | 'lostAnswer' | 'droppedSocket'; event: PanelEvent }> = [
    { name: 'offline', event: { type: 'settings.adjusted', changes: { offline: !view.offline } } },
    { name: 'lostAnswer', event: { type: 'trouble.toggled', what: 'lostAnswer' } },
    { name: 'droppedSocket', event: { type: 'trouble.toggled', what: 'droppedSocket' } },
  ]
  return switches.map(({ name, event }) => (
    <label key={name} className="mock-panel-switch">
      <input type="checkbox" name={name} checked={view[name]} onChange={() => act(event)} />
      <span>{t(name)}</span>
    </label>
  ))
}
