import { useTexts } from '../../texts/texts'
import { Link } from '../../ui/controls/Link'
import { Screen } from '../../ui/layout/Screen'

/** Shown at an unknown address, with a link to the start page. */
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
