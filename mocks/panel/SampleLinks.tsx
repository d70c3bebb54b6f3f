import { tabStore } from '../../src/app/tabStorage'
import { useTexts } from '../../src/texts/texts'
import { type Sample, writeSample } from './samples'

/** The sample contracts: each leads to its sign-in and is written there; where that stands already, it is written at once. */
export function SampleLinks({ samples }: { readonly samples: readonly Sample[] }) {
  const t = useTexts('panel')
  return (
    <section>
      <h2>{t('samples')}</h2>
      <p className="hint">{t('samplesBody')}</p>
      <ul className="mock-panel-samples">
        {samples.map((sample) => (
          <li key={sample.number}>
            <a
              className="figures"
              href={sample.address}
              onClick={(click) => {
                const isHere = location.pathname === sample.address
                if (writeSample(tabStore, sample, isHere)) click.preventDefault()
              }}
            >
              {sample.number}
            </a>
            <p className="hint">{sample.shows}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
