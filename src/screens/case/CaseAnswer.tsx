import { useTranslation } from 'react-i18next'
import { meansSame } from '../../../machines/case/answers/compare'
import { chosenValuesOf, rowsOf, textOf } from '../../../machines/case/definition/answer'
import type { Answer, AskedField, ChoiceField, FieldContext, RowsField } from '../../../machines/case/definition/field'
import { AnswerOfType, chosenLabels } from '../../fields/types/AnswerOfType'
import { RowsAnswer } from '../../fields/types/RowsAnswer'
import { formatMoney } from '../../texts/format'
import type { Elements } from '../../ui/content'
import type { CaseTexts } from './caseTexts'
import { rowTextsOf } from './rows'

interface Props {
  readonly texts: CaseTexts
  readonly name: string
  readonly field: AskedField
  readonly known: FieldContext
  /** The previous answer; `undefined` if it is unknown or not shown to this customer. */
  readonly before: Answer | undefined
  /** A reason to check the answer again. */
  readonly warning?: string | null
}

/** An answer in a summary, beside the previous one. */
export function CaseAnswer({ texts, name, field, known, before, warning = null }: Props) {
  const { t } = useTranslation('case')
  const answer = known.answers[name]
  const options = known.options[name] ?? []
  return (
    <>
      {field.type === 'rows' ? (
        <RowsAnswer
          name={name}
          field={field}
          rows={rowsOf(answer)}
          options={options}
          texts={rowTextsOf(t, texts, name, known.options)}
          empty={texts.empty(name)}
        />
      ) : (
        <AnswerOfType
          field={field}
          answer={answer}
          options={texts.options(name, options)}
          empty={texts.empty(name)}
          warning={warning}
        />
      )}
      {field.type === 'choice' && <PaidAmount field={field} answer={textOf(answer)} />}
      {before !== undefined && <PreviousAnswer {...{ texts, name, field, known, before }} />}
    </>
  )
}

const InParentheses = ({ children }: { readonly children: Elements }) => (
  <>
    <span> </span>
    <span className="answer-before">
      <span>(</span>
      {children}
      <span>)</span>
    </span>
  </>
)

/** The amount to pay for the chosen option. Renders nothing if the option has no amount. */
function PaidAmount({ field, answer }: { readonly field: ChoiceField; readonly answer: string }) {
  const payable = field.pays?.(answer)
  return payable && <span className="answer-paid">{formatMoney(payable.amount)}</span>
}

interface PreviousAnswerProps extends Pick<Props, 'texts' | 'name' | 'field' | 'known'> {
  readonly before: Answer
}

/**
 * The previous answer, or a note that the answer is unchanged. Renders nothing for changed rows if the customer cannot
 * add rows, because each row then has a note with its previous value.
 */
function PreviousAnswer({ texts, name, field, known, before }: PreviousAnswerProps) {
  const { t } = useTranslation('case')
  if (meansSame(field, before, known.answers[name]))
    return (
      <InParentheses>
        <span>{t('unchanged')}</span>
      </InParentheses>
    )
  if (field.type === 'rows') return field.canAdd && <PreviousRows {...{ texts, name, field, known, before }} />
  const options = texts.options(name, known.options[name] ?? [])
  return (
    <InParentheses>
      <span>{`${t('before')} `}</span>
      {field.type === 'many' ? (
        <span>{chosenLabels(options, chosenValuesOf(before)).join(', ') || t('noneChosen')}</span>
      ) : (
        <AnswerOfType field={field} answer={before} options={options} empty={texts.empty(name)} />
      )}
    </InParentheses>
  )
}

const rowsAbout = (answer: Answer | undefined, subject: string) => rowsOf(answer).filter((row) => row.of === subject)

/** The previous rows of each option whose rows have changed, e.g. of a service. */
function PreviousRows({ texts, name, field, known, before }: PreviousAnswerProps & { readonly field: RowsField }) {
  const { t } = useTranslation('case')
  const rows = rowsOf(before).filter(
    ({ of }) => !meansSame(field, rowsAbout(before, of), rowsAbout(known.answers[name], of)),
  )
  if (rows.length === 0) return null
  return (
    <div className="answer-before">
      <p>{t('rowsBefore')}</p>
      <RowsAnswer
        {...{ name, field, rows }}
        options={(known.options[name] ?? []).filter(({ value }) => rows.some(({ of }) => of === value))}
        texts={rowTextsOf(t, texts, name, known.options)}
      />
    </div>
  )
}
