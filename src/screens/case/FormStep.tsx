import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { fieldContextOf } from '../../../machines/case/answers/fieldContext'
import { hasNoVisibleField, visibleFieldsOn } from '../../../machines/case/answers/visible'
import type { FieldStep } from '../../../machines/case/machine/step.types'
import { pathOf } from '../../../machines/routes'
import type { SuggestionsActor } from '../../fields/types/AddressFieldType'
import { useIsReading } from '../../hooks/useIsReading'
import { useShallowSelector } from '../../hooks/useShallowSelector'
import { Action } from '../../ui/controls/Action'
import { Form, Submit } from '../../ui/controls/Form'
import { Actions } from '../../ui/layout/Actions'
import { BackTo } from '../../ui/layout/BackTo'
import { CardFailed } from '../contract/CardFailed'
import { ToContract } from '../contract/ToContract'
import { CaseField } from './CaseField'
import { type CaseProps, mainButtonKey } from './case'
import { PaidAnswers } from './PaidAnswers'
import { PaidByCard } from './PaidNotice'
import { PhotosTaken } from './PhotosTaken'
import { type PreviewActor, PreviewDetails } from './PreviewDetails'
import { RelatedCases } from './RelatedCases'
import { StepScreen } from './StepScreen'

interface Props extends CaseProps {
  readonly step: FieldStep
  /** The address suggestions, while the form is filled in. */
  readonly suggestions?: SuggestionsActor | undefined
  /** The actor that previews the result of the answers. */
  readonly preview?: PreviewActor | undefined
  /** True while the answers are sent. */
  readonly busy?: boolean
}

type StepFields = ReturnType<typeof visibleFieldsOn>

const areSameFields = (before: StepFields, now: StepFields): boolean =>
  before.length === now.length && before.every(([name], index) => name === now[index]?.[0])

/** A step with fields: the form, or the documents. */
export function FormStep({ step, suggestions, preview, busy = false, ...props }: Props) {
  const { t } = useTranslation('case')
  const { state, definition, plan, texts, actor, send } = props
  const pageName = plan.pageAt(step) ?? ''
  const isReading = useIsReading()
  const visibleFields = useSelector(
    actor,
    ({ context }) => visibleFieldsOn(definition, pageName, fieldContextOf(context)),
    areSameFields,
  )
  const view = useShallowSelector(actor, ({ context }) => ({
    paid: context.paidKnown ?? context.paid,
    failedCard: context.failedCard,
    settled: context.settled,
    refusals: context.refusals,
    hasNoVisibleField: hasNoVisibleField(definition, fieldContextOf(context)),
  }))
  // Paid amounts are shown as text, because they cannot be changed.
  const paidFields = visibleFields.filter(([name]) => view.settled.includes(name))
  const fields = visibleFields.filter(([name]) => !view.settled.includes(name))
  const photoNames = fields.flatMap(([name, { format }]) => (format === 'photo' ? [name] : []))
  if (view.hasNoVisibleField) {
    return (
      <StepScreen {...props} step={step}>
        {view.paid?.type === 'paid' && <PaidByCard paid={view.paid} stuck="nothingAsked" />}
        <Actions>
          <ToContract productLine={props.route.productLine} />
        </Actions>
      </StepScreen>
    )
  }
  return (
    <StepScreen {...props} step={step}>
      {view.failedCard && <CardFailed failure={view.failedCard} />}
      {view.paid?.type === 'paid' && <PaidByCard paid={view.paid} isKept />}
      {paidFields.length > 0 && (
        <PaidAnswers actor={actor} definition={definition} texts={texts} names={paidFields.map(([name]) => name)} />
      )}
      {/* Links to related cases come before the form, so that the customer sees them before typing anything. */}
      {step === plan.first && texts.seeAlso && <RelatedCases {...props} />}
      <Form key={step} send={send} event={{ type: 'step.submitted' }} busy={busy || isReading}>
        {photoNames.length > 0 && <PhotosTaken actor={actor} names={photoNames} />}
        {fields.map(([name, field]) => (
          <CaseField
            key={name}
            actor={actor}
            definition={definition}
            texts={texts}
            name={name}
            field={field}
            suggestions={suggestions}
          />
        ))}
        <Actions>
          {/* Each failed validation creates a new button. `ownPress.ts` ignores the second press of a double click if
              it hits another element than the first press. */}
          <Submit key={view.refusals}>{t(mainButtonKey(plan, step, view.paid))}</Submit>
          {step !== plan.first && (
            <Action send={send} event={{ type: 'step.returned' }} variant="back" disabled={busy}>
              {t('back')}
            </Action>
          )}
          {step === plan.first && definition.subject === null && props.route.variant !== '' && (
            <BackTo to={pathOf({ ...props.route, variant: '', step: '' })}>{t('back')}</BackTo>
          )}
          {busy && (
            <p className="submitting" role="status">
              {t(state === 'sendingCode' || state === 'asking' ? state : 'submitting')}
            </p>
          )}
        </Actions>
      </Form>
      {step === plan.first && !texts.seeAlso && <RelatedCases {...props} />}
      {preview && step !== 'attaching' && definition.preview?.when === 'changed' && (
        <PreviewDetails preview={preview} actor={actor} definition={definition} texts={texts} />
      )}
    </StepScreen>
  )
}
