import { useTranslation } from 'react-i18next'
import { cutText } from '../../api/cutTexts'
import type { Content } from '../../ui/content'
import { DescriptionList } from '../../ui/values/DescriptionList'
import { SubmittedContract } from './SubmittedContract'

interface Item {
  readonly label: string
  readonly value: Content
}

interface Props {
  /** Name of the case. */
  readonly name: string
  /** The details of what the customer requested. */
  readonly details: readonly Item[]
  /** Time of the submission, formatted. */
  readonly sentAt: string | null | undefined
  readonly caseId: string | null | undefined
  /** Text about the effect of the signature. */
  readonly effect: string
}

/** The case to sign, now or later, always in this order: case, requested details, contract, effect of the signature. */
export function SignedCase({ name, details, sentAt, caseId, effect }: Props) {
  const { t } = useTranslation('case')
  return (
    <>
      <DescriptionList
        items={[
          { label: t('signed.case'), value: name },
          ...details,
          { label: t('submitted.sentAt'), value: sentAt },
          { label: t('submitted.caseId'), value: caseId && cutText(caseId) },
        ]}
      />
      {details.length > 0 && <p>{t('signed.asOf')}</p>}
      <SubmittedContract />
      <p>{effect}</p>
    </>
  )
}
