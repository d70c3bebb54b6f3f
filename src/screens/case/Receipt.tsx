import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { isAnswered, previousAnswersOf } from '../../../machines/case/answers/compare'
import { fieldContextOf } from '../../../machines/case/answers/fieldContext'
import { visibleFields } from '../../../machines/case/answers/visible'
import { useShallowSelector } from '../../hooks/useShallowSelector'
import { Disclosure } from '../../ui/controls/Disclosure'
import { DescriptionList } from '../../ui/values/DescriptionList'
import { Mail } from '../shell/Mail'
import { Phone } from '../shell/Phone'
import { CaseAnswer } from './CaseAnswer'
import type { CaseProps } from './case'
import { paidAmountText } from './paidAnswer'
import { SubmittedContract } from './SubmittedContract'

interface Props extends Pick<CaseProps, 'actor' | 'definition' | 'texts'> {
  /** Labels that the result already shows. Answers with these labels are left out. */
  readonly shownLabels: readonly string[]
}

/** The record of the submission: answers, contract, and contact. */
export function Receipt(props: Props) {
  const { t } = useTranslation('case')
  return (
    <>
      <SubmittedAnswers {...props} />
      <Disclosure label={t('submitted.contract.heading')}>
        <SubmittedContract />
      </Disclosure>
      <p>
        <span>{`${t('submitted.questions')} `}</span>
        <Phone />
        <span>, </span>
        <Mail />
      </p>
    </>
  )
}

/**
 * Returns the submitted answers as labels and values, or an empty list after a reload, because the answers are not
 * stored.
 */
export function useSubmittedAnswers({ actor, definition, texts, shownLabels }: Props) {
  const answers = useSelector(actor, ({ context }) => context.submittedAnswers)
  const paid = useSelector(actor, ({ context }) => context.paid)
  const previousAnswers = useShallowSelector(actor, ({ context }) => previousAnswersOf(definition, context))
  const currentContext = useShallowSelector(actor, ({ context }) => fieldContextOf(context))
  if (answers === null) return []
  const fieldContext = { ...currentContext, answers }
  const shownFields = visibleFields(definition, fieldContext).filter(
    ([name, field]) =>
      !shownLabels.includes(texts.field(name)) &&
      (isAnswered(field, answers[name], previousAnswers[name]) || texts.empty(name) !== undefined),
  )
  return shownFields.map(([name, field]) => ({
    label: texts.field(name),
    value: paidAmountText(definition, paid, name) ?? (
      <CaseAnswer texts={texts} name={name} field={field} known={fieldContext} before={previousAnswers[name]} />
    ),
  }))
}

function SubmittedAnswers(props: Props) {
  const { t } = useTranslation('case')
  const items = useSubmittedAnswers(props)
  if (items.length === 0) return null
  return (
    <section className="stack">
      <h3>{t('submitted.answers')}</h3>
      <DescriptionList items={items} />
    </section>
  )
}
