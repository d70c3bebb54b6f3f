import { tabStore } from '../../src/browser/tabStorage'
import { useTexts } from '../../src/texts/texts'
import { sampleNote } from '../sampleContracts'
import { productLineIn, type Sample, samplesFor, writeSample } from './samples'

/** The sample contracts. Each links to its sign-in and fills in its number, at once if that sign-in is already open. */
export function SampleLinks({ samples }: { readonly samples: readonly Sample[] }) {
  const t = useTexts('panel')
  const { own, others, turnedAway } = samplesFor(productLineIn(location.pathname), samples)
  return (
    <section>
      <h3>{t('samples')}</h3>
      <p className="hint">{t('samplesBody')}</p>
      <Links samples={own} />
      <details open={own.length === 0}>
        <summary>{t(own.length === 0 ? 'allSamples' : 'otherSamples')}</summary>
        <Links samples={others} />
      </details>
      <details>
        <summary>{t('turnedAway')}</summary>
        <Links samples={turnedAway} />
      </details>
    </section>
  )
}

function Links({ samples }: { readonly samples: readonly Sample[] }) {
  if (samples.length === 0) return null
  return (
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
          <p className="hint">{sampleNote(sample)}</p>
        </li>
      ))}
    </ul>
  )
}
