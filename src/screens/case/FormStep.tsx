import { useTranslation } from 'react-i18next'
import { rowsOf, textOf } from '../../../machines/case/answer'
import { fieldsOn, isNothingAsked } from '../../../machines/case/asked'
import { fieldContextOf } from '../../../machines/case/context'
import type { FieldStep } from '../../../machines/case/step.types'
import { pathOf } from '../../../machines/routes'
import type { Suggestions } from '../../fields/kinds/AddressKind'
import { FieldOfKind } from '../../fields/kinds/FieldOfKind'
import { RowsKind } from '../../fields/kinds/RowsKind'
import { formatForints } from '../../texts/format'
import { Action } from '../../ui/Action'
import { Actions } from '../../ui/Actions'
import { DescriptionList } from '../../ui/DescriptionList'
import { Form, Submit } from '../../ui/Form'
import { Link } from '../../ui/Link'
import { buttonOf, type CaseProps } from './case'
import { PaidByCard } from './PaidNotice'
import { type PreviewActor, PreviewDetails } from './PreviewDetails'
import { rowTextsOf, textPath } from './rows'
import { StepScreen } from './StepScreen'

interface Props extends CaseProps {
  readonly step: FieldStep
  /** What helps with an address, while the form is filled in. */
  readonly suggestions?: Suggestions | undefined
  /** What the answers would lead to. */
  readonly preview?: PreviewActor | undefined
  /** What was filled in is on its way. */
  readonly busy?: boolean
}

/** A step in which the customer answers: the form, or the documents. */
export function FormStep({ step, suggestions, preview, busy = false, ...props }: Props) {
  const { t } = useTranslation('case')
  const { state, definition, plan, texts, context, send } = props
  const { answers, problems, warnings, options, today, refusals } = context
  const look = fieldContextOf(context)
  const limits = definition.limits(context.loaded)
  const page = plan.pageAt(step)
  const shown = page === null ? [] : fieldsOn(definition, page, look)
  // What was paid is read, and cannot be changed any more.
  const paidFields = shown.filter(([name]) => context.settled.includes(name))
  const fields = shown.filter(([name]) => !context.settled.includes(name))

  const messageOf = (found: typeof problems, name: string) => {
    const problem = found[name]
    return problem && texts.problem(textPath(name), problem)
  }
  if (isNothingAsked(definition, look)) {
    return (
      <StepScreen {...props} step={step}>
        <Actions>
          <Link to={pathOf({ name: 'caseSelect', area: props.place.area })} look="secondary">
            {t('submitted.toContract')}
          </Link>
        </Actions>
      </StepScreen>
    )
  }
  return (
    <StepScreen {...props} step={step}>
      {context.paid?.type === 'paid' && <PaidByCard paid={context.paid} isKept />}
      {paidFields.length > 0 && (
        <DescriptionList
          items={paidFields.map(([name]) => ({
            label: texts.field(name),
            value: formatForints(textOf(answers[name])),
          }))}
        />
      )}
      <Form key={step} send={send} event={{ type: 'step.submitted' }} busy={busy}>
        {fields.map(([name, field]) =>
          field.type === 'rows' ? (
            <RowsKind
              key={name}
              name={name}
              field={field}
              rows={rowsOf(answers[name])}
              options={options[name] ?? []}
              texts={rowTextsOf(t, texts, name, options)}
              today={today}
              label={texts.field(name)}
              hint={texts.hint(name)}
              error={messageOf(problems, name)}
              errorAt={(path) => messageOf(problems, path)}
              send={send}
            />
          ) : (
            <FieldOfKind
              key={name}
              name={name}
              field={field}
              answer={answers[name]}
              options={texts.options(name, options[name] ?? [])}
              today={today}
              limits={limits[name]}
              suggestions={suggestions}
              label={texts.field(name)}
              hint={texts.hint(name)}
              error={messageOf(problems, name)}
              warning={messageOf(warnings, name)}
              send={send}
            />
          ),
        )}
        <Actions>
          {/* Another button after each stop: of a double click the second press is not the answer to what the first brought. */}
          <Submit key={refusals}>{t(buttonOf(plan, step))}</Submit>
          {busy ? (
            <p className="submitting" role="status">
              {t(state === 'sendingCode' || state === 'asking' ? state : 'submitting')}
            </p>
          ) : (
            step !== plan.first && (
              <Action send={send} event={{ type: 'step.returned' }}>
                {t('back')}
              </Action>
            )
          )}
          {state === 'filling' && step === plan.first && definition.subject === null && props.place.variant !== '' && (
            <Link to={pathOf({ ...props.place, variant: '', step: '' })} look="secondary">
              {t('back')}
            </Link>
          )}
        </Actions>
      </Form>
      {preview && step !== 'attaching' && definition.preview?.when === 'changed' && (
        <PreviewDetails preview={preview} definition={definition} texts={texts} />
      )}
    </StepScreen>
  )
}
