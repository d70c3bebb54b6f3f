import { useTranslation } from 'react-i18next'
import type { Content } from '../../ui/content'
import { DescriptionList } from '../../ui/DescriptionList'
import { SubmittedContract } from './SubmittedContract'

interface Item {
  readonly label: string
  readonly value: Content
}

interface Props {
  /** What the case is called. */
  readonly name: string
  /** What was asked for in it. */
  readonly told: readonly Item[]
  /** When it was sent, ready to read. */
  readonly sentAt: string | null | undefined
  readonly caseId: string | null | undefined
  /** What the signature does. */
  readonly effect: string
}

/** What is signed, now or later, in one order: which case of which contract, what was asked for in it, and what the signature does. */
export function SignedCase({ name, told, sentAt, caseId, effect }: Props) {
  const { t } = useTranslation('case')
  return (
    <>
      <DescriptionList
        items={[
          { label: t('signed.case'), value: name },
          ...told,
          { label: t('submitted.sentAt'), value: sentAt },
          { label: t('submitted.caseId'), value: caseId },
        ]}
      />
      <SubmittedContract />
      <p>{effect}</p>
    </>
  )
}
