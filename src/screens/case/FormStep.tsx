import { useTranslation } from 'react-i18next'
import { fieldsOn } from '../../../machines/case/answers'
import { FieldOfKind } from '../../fields/kinds/FieldOfKind'
import { Action } from '../../ui/Action'
import { Actions } from '../../ui/Actions'
import { Form, Submit } from '../../ui/Form'
import type { CaseProps } from './case'
import { StepScreen } from './StepScreen'

/** A step in which the customer answers: the form, or the documents. */
export function FormStep({ step, ...props }: CaseProps & { readonly step: 'filling' | 'attaching' }) {
  const { t } = useTranslation('case')
  const { definition, plan, texts, context, send } = props
  const { answers, problems, warnings } = context

  const messageOf = (found: typeof problems, name: string) => {
    const problem = found[name]
    return problem && texts.problem(name, problem)
  }
  return (
    <StepScreen {...props} step={step}>
      <Form key={step} send={send} event={{ type: 'step.submitted' }}>
        {fieldsOn(definition.form, step === 'filling' ? 'form' : 'documents').map(([name, field]) => (
          <FieldOfKind
            key={name}
            name={name}
            field={field}
            answer={answers[name]}
            label={texts.field(name)}
            hint={texts.hint(name)}
            error={messageOf(problems, name)}
            warning={messageOf(warnings, name)}
            send={send}
          />
        ))}
        <Actions>
          <Submit>{t(plan.after(step) === 'submitting' ? 'submit' : 'continue')}</Submit>
          {plan.before(step) !== null && (
            <Action send={send} event={{ type: 'step.returned' }}>
              {t('back')}
            </Action>
          )}
        </Actions>
      </Form>
    </StepScreen>
  )
}
