import { useTranslation } from 'react-i18next'
import { useAppSelector } from '../../app/actor'
import { DescriptionList } from '../../ui/DescriptionList'
import { ExternalLink } from '../../ui/ExternalLink'

/** Kérdésem van: whom to ask, and where. */
export function HaveQuestions() {
  const { t } = useTranslation(['contract', 'common'])
  const brand = useAppSelector(({ context }) => context.configuration?.brand)
  if (brand === undefined) return null
  const { phone, email, branchesUrl } = brand
  return (
    <>
      <p className="lead">{t('haveQuestions.lead')}</p>
      <DescriptionList
        items={[
          {
            label: t('haveQuestions.phone'),
            value: (
              <a href={`tel:${phone.replaceAll(' ', '')}`} className="figures">
                {phone.replaceAll(' ', '\u00a0')}
              </a>
            ),
          },
          { label: t('haveQuestions.email'), value: <a href={`mailto:${email}`}>{email}</a> },
        ]}
      />
      {branchesUrl !== null && (
        <p>
          <ExternalLink href={branchesUrl} newTab={t('common:newTab')}>
            {t('haveQuestions.branches')}
          </ExternalLink>
        </p>
      )}
    </>
  )
}
