import { useTranslation } from 'react-i18next'
import { useApp, useAppSelector } from '../../hooks/actor'
import { ExternalLink } from '../../ui/controls/ExternalLink'
import { Notice } from '../../ui/feedback/Notice'
import { DescriptionList } from '../../ui/values/DescriptionList'
import { isVehicle } from '../contract/isVehicle'
import { Mail } from '../shell/Mail'
import { Phone } from '../shell/Phone'
import { usePhoneHours } from '../shell/usePhoneHours'
import type { ViewProps } from './view'

/** Kérdésem van: the insurer's contacts. For vehicles, whose menu has no claims, also how to report damage. */
export function HaveQuestions({ contract: { productLine } }: ViewProps) {
  const { t } = useTranslation(['contract', 'common'])
  const app = useApp()
  const branchesUrl = useAppSelector(({ context }) => context.configuration?.brand.branchesUrl ?? null)
  const phoneHours = usePhoneHours()
  return (
    <>
      <p className="lead">{t('haveQuestions.lead')}</p>
      {isVehicle(productLine) && (
        <Notice kind="info" heading={t('haveQuestions.damage.heading')}>
          <p>{t(`haveQuestions.damage.${productLine}`)}</p>
        </Notice>
      )}
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
