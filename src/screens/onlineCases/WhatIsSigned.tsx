import { useTranslation } from 'react-i18next'
import type { OnlineCase } from '../../../machines/onlineCases/onlineCases.types'
import { formatDate } from '../../texts/format'
import { SignedCase } from '../case/SignedCase'
import { sentDetailsOf } from './sentDetailsOf'

/** What of a case from the list is signed. */
export function WhatIsSigned({ item }: { readonly item: OnlineCase }) {
  const { t } = useTranslation(['onlineCases', 'case'])
  const { name, startDate, caseId, insuranceEndDate } = item
  return (
    <SignedCase
      items={[
        { label: t('case:signed.case'), value: name },
        ...sentDetailsOf(item, t),
        { label: t('case:submitted.sentAt'), value: startDate && formatDate(startDate) },
        { label: t('case:submitted.caseId'), value: caseId },
      ]}
      effect={t(insuranceEndDate ? 'termination.signed' : 'case:signed.effect')}
    />
  )
}
