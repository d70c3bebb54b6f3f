import './SimulatedPage.css'
import { useTexts } from '../../texts/texts'
import { Action } from '../../ui/controls/Action'
import { Notice } from '../../ui/feedback/Notice'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { Screen } from '../../ui/layout/Screen'
import { DescriptionList } from '../../ui/values/DescriptionList'

interface Props {
  /** The page's texts and buttons; `null` while they load. */
  readonly view: {
    readonly heading: string
    readonly lead: string
    readonly details: ReadonlyArray<readonly [label: string, value: string]>
    readonly notice: { readonly kind: 'info' | 'success' | 'error'; readonly text: string } | null
    readonly actions: ReadonlyArray<{ readonly name: string; readonly label: string; readonly hint: string }>
  } | null
  readonly isBusy: boolean
  readonly send: (event: { readonly type: 'page.answered'; readonly action: string }) => void
}

/** A page of a third party, played by the simulated insurer, e.g. the payment provider's page. */
export function SimulatedPage({ view, isBusy, send }: Props) {
  const t = useTexts()
  if (view === null) return <Skeleton status={t('loading')} />
  const { heading, lead, details, notice, actions } = view
  return (
    <Screen state="simulatedPage" heading={heading} lead={lead}>
      {notice && (
        <Notice kind={notice.kind}>
          <p>{notice.text}</p>
        </Notice>
      )}
      {details.length > 0 && <DescriptionList items={details.map(([label, value]) => ({ label, value }))} />}
      {actions.length > 0 && (
        <ul className="simulated-actions">
          {actions.map(({ name, label, hint }, index) => (
            <li key={name}>
              <Action
                send={send}
                event={{ type: 'page.answered', action: name }}
                variant={index === 0 ? 'primary' : 'secondary'}
                disabled={isBusy}
              >
                {label}
              </Action>
              <p className="hint">{hint}</p>
            </li>
          ))}
        </ul>
      )}
    </Screen>
  )
}
