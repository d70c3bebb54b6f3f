import { useTranslation } from 'react-i18next'
import { type CaseRoute, pathOf } from '../../../machines/routes'
import { LinkCard, LinkCards } from '../../ui/controls/LinkCard'
import { Actions } from '../../ui/layout/Actions'
import { Screen } from '../../ui/layout/Screen'
import { caseTexts } from '../case/caseTexts'
import { NothingNotice } from '../case/NothingNotice'
import { ToContract } from './ToContract'

interface Props {
  readonly route: CaseRoute
  /** The available variants. */
  readonly variants: readonly string[]
  /**
   * The day on which the contract will end even if the customer does not submit this case, `yyyy-MM-dd`. `null` if no
   * end is known.
   */
  readonly end: string | null
}

/** The choice before a case with several variants. Each variant is a case of its own. */
export function ChooseVariant({ route, variants, end }: Props) {
  const { t } = useTranslation('contract')
  const { label, lead, leadOfEnding, nothing } = caseTexts(route)
  if (variants.length === 0)
    return (
      <Screen state="choosingVariant" heading={label}>
        <NothingNotice nothing={nothing()} />
        <Actions>
          <ToContract productLine={route.productLine} />
        </Actions>
      </Screen>
    )
  return (
    <Screen state="choosingVariant" heading={label} lead={(end && leadOfEnding(end)) || lead || t('choosing.lead')}>
      <LinkCards>
        {variants
          .map((variant) => ({ variant, ...caseTexts({ ...route, variant }) }))
          .map(({ variant, label, note }) => (
            <LinkCard key={variant} to={pathOf({ ...route, variant })} label={label} note={note} />
          ))}
      </LinkCards>
    </Screen>
  )
}
