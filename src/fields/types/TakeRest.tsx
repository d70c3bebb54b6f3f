import type { RefCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { SharesSpread } from '../../../machines/case/answers/rows/events'
import type { CaseEvent } from '../../../machines/case/machine/case.types'
import { percentText } from '../../../machines/validation/percent'
import { Action } from '../../ui/controls/Action'
import { useIsBusy } from '../../ui/controls/Form'

interface Props {
  /** The part of 100% that no row has yet, in percent. */
  readonly rest: number
  /** Name of the row. */
  readonly row: string
  readonly event: SharesSpread
  readonly send: (event: CaseEvent) => void
}

// Moves the focus to the button's row, because the button disappears once it is pressed.
const keepFocusInRow: RefCallback<HTMLElement> = (button) => () => {
  if (button?.contains(document.activeElement)) button.closest('[data-row]')?.querySelector('input')?.focus()
}

/** A button that adds the remaining part of 100% to a row. */
export function TakeRest({ rest, row, event, send }: Props) {
  const { t } = useTranslation('case')
  const isFormBusy = useIsBusy()
  const percent = percentText(rest)
  return (
    <div className="row-rest" ref={keepFocusInRow}>
      <Action
        send={send}
        event={event}
        variant="quiet"
        name={t('rows.takeRestOf', { percent, row })}
        disabled={isFormBusy}
      >
        {t('rows.takeRest', { percent })}
      </Action>
    </div>
  )
}
