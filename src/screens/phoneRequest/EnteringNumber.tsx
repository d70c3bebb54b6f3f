import { factsOfTypedNumber } from '../../../machines/auth/phoneRequest/about'
import { TextField } from '../../fields/TextField'
import { useShallowSelector } from '../../hooks/useShallowSelector'
import { problemText } from '../../texts/problemText'
import { useTexts } from '../../texts/texts'
import { Action } from '../../ui/controls/Action'
import { Form, Submit } from '../../ui/controls/Form'
import { Notice } from '../../ui/feedback/Notice'
import { Actions } from '../../ui/layout/Actions'
import { Screen } from '../../ui/layout/Screen'
import { Verbatim } from '../../ui/values/Verbatim'
import { CallNote } from '../shell/CallNote'
import { TechnicalErrorNotice } from '../technicalError/TechnicalErrorNotice'
import type { PhoneRequestProps } from './phoneRequest'

/** The form that asks for the contract number and the phone number that the insurer should call. */
export function EnteringNumber({ request }: PhoneRequestProps) {
  const t = useTexts('phoneRequest')
  const { send } = request
  const { kind, contractNumber, phone, maskedEmail, errors, refusals, technicalError, isRequesting, canLeave } =
    useShallowSelector(request, (snapshot) => {
      const { contractNumber, phone, errors, refusals, technicalError } = snapshot.context
      const { kind, maskedEmail } = factsOfTypedNumber(snapshot.context)
      const isRequesting = snapshot.matches('requesting')
      const canLeave = snapshot.can({ type: 'phoneRequest.left' })
      return { kind, contractNumber, phone, maskedEmail, errors, refusals, technicalError, isRequesting, canLeave }
    })
  return (
    <Screen state={isRequesting ? 'requesting' : 'enteringNumber'} heading={t('heading')} lead={t(`${kind}.lead`)}>
      {maskedEmail && (
        <p>
          <span>{`${t('maskedEmail')}: `}</span>
          <strong>
            <Verbatim>{maskedEmail}</Verbatim>
          </strong>
        </p>
      )}
      <Form send={send} event={{ type: 'phone.submitted' }} busy={isRequesting}>
        <TextField
          name="contractNumber"
          label={t('contractNumber.label')}
          hint={t('contractNumber.hint')}
          inputMode="numeric"
          value={contractNumber}
          onChange={(value) => send({ type: 'contractNumber.changed', value })}
          error={errors.contractNumber ? t(`contractNumber.${errors.contractNumber.name}`) : undefined}
          announce
          focusOn={errors.contractNumber ? refusals : 0}
        />
        <TextField
          name="phone"
          label={t('phone.label')}
          hint={t('phone.hint')}
          inputMode="tel"
          autoComplete="tel"
          value={phone}
          onChange={(value) => send({ type: 'phone.changed', value })}
          error={errors.phone ? problemText(errors.phone, { missing: t('phone.missing') }) : undefined}
          announce
          focusOn={errors.phone && !errors.contractNumber ? refusals : 0}
        />
        <RequestError technicalError={technicalError} />
        <Actions>
          <Submit>{t('submit')}</Submit>
          <Action send={send} event={{ type: 'phoneRequest.left' }} variant="quiet" disabled={!canLeave}>
            {t('back')}
          </Action>
        </Actions>
      </Form>
    </Screen>
  )
}

type RequestErrorType = ReturnType<PhoneRequestProps['request']['getSnapshot']>['context']['technicalError']

function RequestError({ technicalError }: { readonly technicalError: RequestErrorType }) {
  const t = useTexts('phoneRequest')
  if (technicalError === 'refused') {
    return (
      <Notice kind="error" heading={t('refused.heading')}>
        <CallNote>{t('refused.body')}</CallNote>
      </Notice>
    )
  }
  return <TechnicalErrorNotice technicalError={technicalError} isKept />
}
