import { useTranslation } from 'react-i18next'
import type { OnlineCase } from '../../../machines/casesOfProductLine'
import { formatDate } from '../../texts/format'
import { SignedCase } from '../case/SignedCase'
import { sentDetailsOf } from './sentDetailsOf'

/** A summary of what the customer signs for a case of the list. */
export function WhatIsSigned({ item }: { readonly item: OnlineCase }) {
  const { t } = useTranslation(['onlineCases', 'case'])
  const { name, startDate, caseId, insuranceEndDate } = item
  return (
    <SignedCase
      {...{ name, caseId }}
      sentAt={startDate && formatDate(startDate)}
      details={sentDetailsOf(item, t)}
      effect={t(insuranceEndDate ? 'termination.signed' : 'case:signed.effect')}
    />
  )
}
