import { useTexts } from '../../texts/texts'
import { Link } from '../../ui/Link'
import { Screen } from '../../ui/Screen'

/** An address that leads nowhere, with a way home. */
export function NotFound() {
  const t = useTexts()
  return (
    <Screen state="notFound" heading={t('notFound.heading')} lead={t('notFound.body')}>
      <Link to="/kezdolap" appearance="primary">
        {t('back.home')}
      </Link>
    </Screen>
  )
}
