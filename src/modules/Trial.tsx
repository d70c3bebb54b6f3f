import './Trial.css'
import { openPanel } from '../../mocks/panel/opened'
import { openSample } from '../../mocks/panel/samples'
import { tabPersistence } from '../../mocks/store/persistence/persistence'
import { tabStore } from '../browser/tabStorage'
import { useTexts } from '../texts/texts'
import { Action } from '../ui/controls/Action'

const samples = ['10000001', '20000001', '30000001', '40000001', '50000001', '60000001'] as const

/**
 * Notice on the start page that the insurer is simulated, with one sample contract for each product line. Loaded only
 * with the simulated insurer.
 */
export function Trial() {
  const t = useTexts('panel')
  return (
    <section className="trial" aria-labelledby="trial">
      <h2 id="trial">{t('trial.heading')}</h2>
      <p>{t('trial.body')}</p>
      <div className="trial-samples">
        {samples.map((number) => {
          const name = t(`trial.samples.${number}`)
          return (
            <Action
              key={number}
              send={() => location.assign(openSample(tabStore, tabPersistence(tabStore), number))}
              event={{ type: 'sample.opened' }}
              name={t('trial.open', { name })}
            >
              {name}
            </Action>
          )
        })}
      </div>
      <Action send={openPanel} event={{ type: 'panel.opened' }} variant="quiet">
        {t('trial.settings')}
      </Action>
    </section>
  )
}
