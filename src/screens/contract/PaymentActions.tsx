import { useTranslation } from 'react-i18next'
import { useApp } from '../../hooks/actor'
import { Action } from '../../ui/controls/Action'
import { Disclosure } from '../../ui/controls/Disclosure'
import { Link } from '../../ui/controls/Link'
import { Actions } from '../../ui/layout/Actions'

interface Props {
  /** The id under which this browser stores the payment. */
  readonly id: string
  /** The address where the customer continues. Without an address there is no link. */
  readonly to?: string | undefined
  /**
   * Which button hides the payment: `done` (the customer has settled it), `arrived` (the customer has found its case
   * among the submitted ones) or `deny` (the customer did not approve it). Absent if there is no such button.
   */
  readonly dismissal?: 'done' | 'arrived' | 'deny' | undefined
}

/** Moves the focus to the page when a pressed button disappears with its notice. */
const keepFocus = (actions: HTMLElement | null) => () => {
  if (actions?.contains(document.activeElement)) actions.closest('main')?.focus({ preventScroll: true })
}

/**
 * The link and the button of a card payment that needs the customer's attention. The customer marks the payment as done
 * in two presses, because its task then never appears again.
 */
export function PaymentActions({ id, to, dismissal }: Props) {
  const { t } = useTranslation('contract')
  const { send } = useApp()
  const dismissAction = (
    <Action send={send} event={{ type: 'payment.dismissed', id }} variant="quiet">
      {t(dismissal === 'deny' ? 'tasks.deny' : 'tasks.hide')}
    </Action>
  )
  return (
    <div ref={keepFocus}>
      {(to || dismissal === 'deny') && (
        <Actions>
          {to && (
            <Link to={to} appearance="secondary">
              {t('tasks.goOn')}
            </Link>
          )}
          {dismissal === 'deny' && dismissAction}
        </Actions>
      )}
      {(dismissal === 'done' || dismissal === 'arrived') && (
        <Disclosure label={t(`tasks.${dismissal}`)}>
          <p>{t(`tasks.hideNote.${dismissal}`)}</p>
          {dismissAction}
        </Disclosure>
      )}
    </div>
  )
}
