import { useAppSelector } from '../../hooks/actor'
import { useTexts } from '../../texts/texts'
import { Link } from '../../ui/controls/Link'
import { Notice } from '../../ui/feedback/Notice'
import { Actions } from '../../ui/layout/Actions'

interface Props {
  /** `true` if what was typed is kept for a sign-in within half an hour. Otherwise leaving the contract deletes it. */
  readonly isKept?: boolean
}

/** Tells a customer who leaves the contract what becomes of half-filled cases. Has a link if there is only one. */
export function HalfFilled({ isKept = false }: Props) {
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
      <p>{t(isKept ? 'unsent.halfFilled.kept' : 'unsent.halfFilled.body')}</p>
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
