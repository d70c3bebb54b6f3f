import { useTexts } from '../../src/texts/texts'
import { scenarios } from '../scenarios'
import type { PanelProps } from './controls'
import { SettingFields } from './SettingFields'
import { Switches } from './Switches'

const scenarioDescription = (name: string): string =>
  Object.entries(scenarios).find(([key]) => key === name)?.[1].description ?? ''

/** The settings of the simulated insurer, to view and change. */
export function Panel(props: PanelProps) {
  const t = useTexts('panel')
  const { view, act } = props
  return (
    <>
      <section>
        <h3 id="mock-scenario">{t('scenario')}</h3>
        <select
          className="input"
          aria-labelledby="mock-scenario"
          value={view.scenario}
          onChange={({ target }) => act({ type: 'scenario.chosen', name: target.value })}
        >
          {Object.entries(scenarios).map(([name, { title }]) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </select>
        <p className="hint" role="status">
          {scenarioDescription(view.scenario)}
        </p>
      </section>
      <section>
        <h3>{t('network')}</h3>
        <SettingFields {...props} />
        <Switches {...props} />
      </section>
    </>
  )
}
