import '../../ui/outcome.css'
import { useTranslation } from 'react-i18next'
import type { Fact } from '../../../machines/case/definition'
import { pathOf } from '../../../machines/routes'
import type { CaseResult } from '../../api/entities'
import { formatDate, formatPlate } from '../../texts/format'
import { Actions } from '../../ui/Actions'
import { DescriptionList } from '../../ui/DescriptionList'
import { Link } from '../../ui/Link'
import { Notice } from '../../ui/Notice'
import { PrintButton } from '../../ui/PrintButton'
import { Screen } from '../../ui/Screen'
import { ConfirmationLink } from './ConfirmationLink'
import type { CasePlace, CaseProps } from './case'

const formats: Readonly<Record<Fact['kind'], (value: string) => string>> = {
  plate: formatPlate,
  date: formatDate,
  text: (value) => value,
}

/** What was done, under which number, and what comes next. */
export function Submitted({ definition, texts, context, place }: CaseProps & { readonly place: CasePlace }) {
  const { result } = context
  return result && <Confirmation {...{ definition, texts, result, place }} />
}

function Confirmation({
  definition,
  texts,
  result,
  place,
}: Pick<CaseProps, 'definition' | 'texts'> & { readonly result: CaseResult; readonly place: CasePlace }) {
  const { t } = useTranslation('case')
  const { caseStatus, caseId, confirmationDocumentLink, confirmationEmail } = result
  const hasSucceeded = caseStatus === 'SUCCEEDED'
  const heading = t(`submitted.${caseStatus}.heading`)
  return (
    <Screen state="submitted" heading={texts.label} stepHeading={(hasSucceeded && texts.done) || heading}>
      <Notice kind={hasSucceeded ? 'success' : 'warning'}>
        <p>{t(`submitted.${caseStatus}.body`)}</p>
        {confirmationEmail && <p>{t('submitted.email', { email: confirmationEmail })}</p>}
      </Notice>
      <DescriptionList
        items={[
          ...definition.facts(result).map(({ name, kind, value }) => ({
            label: texts.fact(name),
            value: formats[kind](value),
          })),
          { label: t('submitted.caseId'), value: caseId },
        ]}
      />
      {confirmationDocumentLink && <ConfirmationLink link={confirmationDocumentLink} />}
      <Actions>
        <Link to={pathOf({ name: 'caseSelect', area: place.area })} look="primary">
          {t('submitted.toContract')}
        </Link>
        <PrintButton>{t('submitted.print')}</PrintButton>
      </Actions>
    </Screen>
  )
}
