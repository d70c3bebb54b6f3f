import { useTranslation } from 'react-i18next'
import { pathOf } from '../../../machines/routes'
import { Link } from '../../ui/Link'
import { Screen } from '../../ui/Screen'
import type { CaseProps } from './case'

/** What was loaded says that this cannot be done: not here, or not with this thing. */
export function NotOffered({ state, place, texts }: CaseProps) {
  const { t } = useTranslation('contract')
  return (
    <Screen state={state} heading={texts.heading} lead={texts.notOffered}>
      <Link to={pathOf({ name: 'caseSelect', area: place.area })} look="primary">
        {t('toContract')}
      </Link>
    </Screen>
  )
}
