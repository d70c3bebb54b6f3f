import { useTranslation } from 'react-i18next'
import { useApp, useAppSelector } from '../../app/actor'
import { DescriptionList } from '../../ui/DescriptionList'
import { ExternalLink } from '../../ui/ExternalLink'

/** Kérdésem van: whom to ask, and where. */
export function HaveQuestions() {
  const { t } = useTranslation(['contract', 'common'])
  const app = useApp()
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
          { label: t('haveQuestions.email'), value: <EmailLink email={email} /> },
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

/** Where it has to break, an address breaks at its sign rather than before its last letter. */
function EmailLink({ email }: { readonly email: string }) {
  const [name, domain] = email.split('@')
  return (
    <a href={`mailto:${email}`}>
      {name}
      <wbr />@{domain}
    </a>
  )
}
