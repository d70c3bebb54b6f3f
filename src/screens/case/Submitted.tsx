import '../../ui/outcome.css'
import { useTranslation } from 'react-i18next'
import { pathOf } from '../../../machines/routes'
import { Action } from '../../ui/Action'
import { Actions } from '../../ui/Actions'
import { DescriptionList } from '../../ui/DescriptionList'
import { Link } from '../../ui/Link'
import { Notice } from '../../ui/Notice'
import { PrintButton } from '../../ui/PrintButton'
import { Screen } from '../../ui/Screen'
import { LinkedDocument } from '../download/LinkedDocument'
import type { CaseProps } from './case'
import { shownFacts } from './facts'
import { outcomeFacts } from './outcome'
import { PaidNotice } from './PaidNotice'

/** What was done, under which number, what is still missing, and what comes next. */
export function Submitted({ definition, texts, context, place, send }: CaseProps) {
  const { t } = useTranslation('case')
  const { result, paid } = context
  if (result === null) return null
  const { caseStatus, caseId, confirmationDocumentLink, confirmationEmail } = result
  const hasSucceeded = caseStatus === 'SUCCEEDED'
  const heading = t(`submitted.${caseStatus}.heading`)
  return (
    <Screen
      state="submitted"
      heading={texts.heading}
      stepHeading={(hasSucceeded && texts.done) || heading}
      lead={texts.wayLabel}
    >
      <Notice kind={hasSucceeded ? 'success' : 'warning'}>
        <p>{t(`submitted.${caseStatus}.body`)}</p>
        {confirmationEmail && <p>{t('submitted.email', { email: confirmationEmail })}</p>}
      </Notice>
      {paid && <PaidNotice paid={paid} />}
      <DescriptionList
        items={[
          ...shownFacts([...definition.facts(result), ...outcomeFacts(result)], texts),
          { label: t('submitted.caseId'), value: caseId },
        ]}
      />
      <LinkedDocument
        link={confirmationDocumentLink ?? null}
        document={t('submitted.document')}
        downloads={context.downloads}
        send={send}
      />
      <Actions>
        {caseStatus !== 'SUCCEEDED' && (
          <Action send={send} event={{ type: 'followUp.requested' }} variant="primary">
            {t(`submitted.${caseStatus}.continue`)}
          </Action>
        )}
        <Link
          to={pathOf({ name: 'caseSelect', area: place.area })}
          {...(hasSucceeded ? { look: 'primary' as const } : {})}
        >
          {t('submitted.toContract')}
        </Link>
        <PrintButton>{t('submitted.print')}</PrintButton>
      </Actions>
    </Screen>
  )
}
