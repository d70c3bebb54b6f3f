import { useTranslation } from 'react-i18next'
import { pathOf } from '../../../machines/routes'
import { Actions } from '../../ui/Actions'
import { Link } from '../../ui/Link'
import { Screen } from '../../ui/Screen'
import type { CaseProps } from './case'
import { FollowLink } from './FollowLink'
import { HowToPay } from './HowToPay'
import { SeeAlso } from './SeeAlso'

/** What was loaded says that this cannot be done: not here, or not with this thing. */
export function NotOffered(props: CaseProps) {
  const { state, definition, place, texts } = props
  const { t } = useTranslation('contract')
  const paid = definition.payment?.amount
  // Of what is due one chooses what is paid: here nothing is.
  const isOfDue = paid != null && definition.form[paid]?.type === 'choice'
  return (
    <Screen state={state} heading={texts.heading} lead={texts.notOffered}>
      {isOfDue && <HowToPay />}
      <Actions>
        <Link to={pathOf({ name: 'caseSelect', area: place.area })} appearance="primary">
          {t('toContract')}
        </Link>
        <FollowLink {...props} />
      </Actions>
      <SeeAlso {...props} />
    </Screen>
  )
}
