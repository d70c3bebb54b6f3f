import { useTranslation } from 'react-i18next'
import { type CasePlace, pathOf } from '../../../machines/routes'
import { LinkCard, LinkCards } from '../../ui/LinkCard'
import { Screen } from '../../ui/Screen'
import { caseTexts } from '../case/caseTexts'

interface Props {
  readonly place: CasePlace
  /** The ways that the contract offers. */
  readonly ways: readonly string[]
}

/** The step before a case that can go several ways: each is a case of its own. */
export function ChooseWay({ place, ways }: Props) {
  const { t } = useTranslation('contract')
  const { label, lead } = caseTexts(place)
  return (
    <Screen state="choosingWay" heading={label} lead={lead ?? t('choosing.lead')}>
      <LinkCards>
        {ways
          .map((way) => ({ way, ...caseTexts({ ...place, way }) }))
          .map(({ way, label, note }) => (
            <LinkCard key={way} to={pathOf({ ...place, way })} label={label} note={note} />
          ))}
      </LinkCards>
    </Screen>
  )
}
