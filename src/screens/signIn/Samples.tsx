import './Samples.css'
import { useTexts } from '../../texts/texts'
import { Action } from '../../ui/Action'
import type { LoginProps } from './login'

interface Props extends LoginProps {
  readonly contracts: readonly { readonly number: string; readonly shows: string }[]
}

/** The contract numbers that the simulated insurer knows, each ready to be filled in. */
export function Samples({ login, contracts }: Props) {
  const t = useTexts('auth')
  return (
    <section className="samples" aria-labelledby="samples">
      <h2 id="samples">{t('samples.heading')}</h2>
      <p className="hint">{t('samples.body')}</p>
      <ul className="samples-list">
        {contracts.map(({ number, shows }) => (
          <li key={number}>
            <Action
              send={login.send}
              event={{ type: 'contractNumber.changed', value: number }}
              variant="quiet"
              name={t('samples.fill', { number })}
            >
              {number}
            </Action>
            <p className="hint">{shows}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
