import './Samples.css'
import type { LoginEvent } from '../../../machines/auth/login.types'
import { useTexts } from '../../texts/texts'
import { Action } from '../../ui/controls/Action'
import { Verbatim } from '../../ui/values/Verbatim'
import type { LoginProps } from './login'

/** A contract number of the simulated insurer, and a note about the contract. */
export interface ShownSample {
  readonly number: string
  readonly note: string
}

interface Props extends LoginProps {
  /**
   * `own`: contracts of the product line of this sign-in. `others`: contracts of other product lines. `turnedAway`:
   * contracts whose customers cannot sign in.
   */
  readonly own: readonly ShownSample[]
  readonly others: readonly ShownSample[]
  readonly turnedAway: readonly ShownSample[]
}

/** The contract numbers of the simulated insurer, each with a button that fills it in. */
export function Samples({ login, own, others, turnedAway }: Props) {
  const t = useTexts('auth')
  return (
    <section className="samples" aria-labelledby="samples">
      <h2 id="samples">{t('samples.heading')}</h2>
      <p className="hint">{t('samples.body')}</p>
      <SampleList login={login} samples={own} />
      <details>
        <summary>{t('samples.others')}</summary>
        <SampleList login={login} samples={others} />
      </details>
      <details>
        <summary>{t('samples.turnedAway')}</summary>
        <SampleList login={login} samples={turnedAway} />
      </details>
    </section>
  )
}

function SampleList({ login, samples }: LoginProps & { readonly samples: readonly ShownSample[] }) {
  const t = useTexts('auth')
  const fill = (event: LoginEvent) => {
    login.send(event)
    // The field is above, out of sight on a phone, so the focus moves to the visible next button.
    document.querySelector<HTMLElement>('form [type="submit"]')?.focus()
  }
  return (
    <ul className="samples-list">
      {samples.map(({ number, note }) => (
        <li key={number}>
          <Action
            send={fill}
            event={{ type: 'contractNumber.changed', value: number }}
            variant="quiet"
            name={t('samples.fill', { number })}
          >
            <Verbatim>{number}</Verbatim>
          </Action>
          <p className="hint">{note}</p>
        </li>
      ))}
    </ul>
  )
}
