import { useTranslation } from 'react-i18next'
import { useApp, useAppSelector } from '../../app/actor'
import { DescriptionList } from '../../ui/DescriptionList'
import { ExternalLink } from '../../ui/ExternalLink'
import { Mail } from '../shell/Mail'
import { Phone } from '../shell/Phone'

/** Kérdésem van: whom to ask, and where. */
export function HaveQuestions() {
  const { t } = useTranslation(['contract', 'common'])
  const app = useApp()
  const branchesUrl = useAppSelector(({ context }) => context.configuration?.brand.branchesUrl ?? null)
  const phoneHours = useAppSelector(({ context }) => context.configuration?.brand.phoneHours)
  return (
    <>
      <p className="lead">{t('haveQuestions.lead')}</p>
      <DescriptionList
        items={[
          { label: t('haveQuestions.phone'), value: <Phone /> },
          { label: t('haveQuestions.hours'), value: phoneHours },
          { label: t('haveQuestions.email'), value: <Mail /> },
        ]}
      />
      {branchesUrl !== null && (
        <p>
          <ExternalLink
            href={branchesUrl}
            newTab={t('common:newTab')}
            onFollow={() => app.send({ type: 'tile.chosen', tile: 'branches', outbound: true })}
          >
            {t('haveQuestions.branches')}
          </ExternalLink>
        </p>
      )}
    </>
  )
}
