import { useAppSelector } from '../../hooks/actor'
import { useTexts } from '../../texts/texts'
import { Link } from '../../ui/controls/Link'
import { Notice } from '../../ui/feedback/Notice'
import { Actions } from '../../ui/layout/Actions'

/** The warning that leaving the contract deletes half-filled cases, with a link if there is only one. */
export function HalfFilled() {
  const t = useTexts()
  const halfFilled = useAppSelector(({ context }) => context.halfFilled)
  const payments = useAppSelector(({ context }) => context.payments)
  const [firstAddress] = halfFilled
  if (firstAddress === undefined) return null
  const halfFilledCount = halfFilled.length
  // A paid case has no link here, because the notice of its payment has one.
  const isCasePaid = payments.some(({ origin, isSubmitted }) => !isSubmitted && origin.startsWith(firstAddress))
  const hasLink = halfFilledCount === 1 && firstAddress !== '' && !isCasePaid
  return (
    <Notice
      kind="warning"
      heading={t(halfFilledCount === 1 ? 'unsent.halfFilled.heading' : 'unsent.halfFilled.several', {
        number: halfFilledCount,
      })}
    >
      <p>{t('unsent.halfFilled.body')}</p>
      {hasLink && (
        <Actions>
          <Link to={firstAddress} appearance="secondary">
            {t('unsent.halfFilled.goOn')}
          </Link>
        </Actions>
      )}
    </Notice>
  )
}
