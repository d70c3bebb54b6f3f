import { tabStore } from '../../src/browser/tabStorage'
import { useTexts } from '../../src/texts/texts'
import { shortSampleDescription } from '../sampleContracts'
import { fillOrStoreSample, groupSamples, productLineIn, type Sample } from './samples'

/**
 * The sample contracts. Each link opens the contract's sign-in and fills in its number. If that sign-in is already
 * open, the link only fills in the number.
 */
export function SampleLinks({ samples }: { readonly samples: readonly Sample[] }) {
  const t = useTexts('panel')
  const { own, others, turnedAway } = groupSamples(productLineIn(location.pathname), samples)
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
              const isAtSignIn = location.pathname === sample.address
              if (fillOrStoreSample(tabStore, sample, isAtSignIn)) click.preventDefault()
            }}
          >
            {sample.number}
          </a>
          <p className="hint">{shortSampleDescription(sample)}</p>
        </li>
      ))}
    </ul>
  )
}
