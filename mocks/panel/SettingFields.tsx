import { useTexts } from '../../src/texts/texts'
import type { PanelProps } from './controls'

const FIELDS = [
  { name: 'delay', step: 100, most: 60_000, scale: 1 },
  { name: 'jitter', step: 100, most: 60_000, scale: 1 },
  { name: 'errorRate', step: 5, most: 100, scale: 100 },
] as const

/**
 * Fields for the delay of the answers, its random part and the error rate. An empty or too large value becomes the
 * nearest valid one.
 */
export function SettingFields({ view, act }: PanelProps) {
  const t = useTexts('panel')
  return (
    <>
      {FIELDS.map(({ name, step, most, scale }) => (
        <label key={name} className="mock-panel-number">
          <span>{t(name)}</span>
          <input
            className="input figures"
            type="number"
            name={name}
            min={0}
            max={most}
            step={step}
            value={Math.round(view[name] * scale)}
            onChange={({ target }) => {
              const value = Math.min(most, Math.max(0, Number(target.value))) / scale
              act({ type: 'settings.adjusted', changes: { [name]: value } })
            }}
          />
        </label>
      ))}
    </>
  )
}
