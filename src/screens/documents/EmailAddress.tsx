import { useTranslation } from 'react-i18next'
import type { Email } from '../../../machines/documents/email.types'
import { TextField } from '../../fields/TextField'
import { problemText } from '../../texts/problemText'
import { Action } from '../../ui/controls/Action'
import { Form, Submit } from '../../ui/controls/Form'
import { Actions } from '../../ui/layout/Actions'
import type { SendDocuments } from './documents'

interface Props {
  readonly email: Email
  /** True if the form appears after a press. It then takes the focus. */
  readonly isAnswer: boolean
  readonly send: SendDocuments
}

/** The form for an e-mail address, if the insurer knows none. */
export function EmailAddress({ email: { id, address, addressError, warning, refusals }, isAnswer, send }: Props) {
  const { t } = useTranslation('documents')
  return (
    <div className="document-status">
      <Form send={send} event={{ type: 'address.submitted', id }}>
        <TextField
          name={`address-${id}`}
          label={t('address.label')}
          hint={t('address.hint')}
          error={addressError ? problemText(addressError, { missing: t('address.missing') }) : undefined}
          warning={warning ? problemText(warning) : undefined}
          announce
          inputMode="email"
          autoComplete="email"
          value={address}
          onChange={(value) => send({ type: 'address.changed', id, value })}
          focusOn={isAnswer ? refusals + 1 : 0}
        />
        <Actions>
          <Submit>{t('address.send')}</Submit>
          <Action send={send} event={{ type: 'email.withdrawn', id }}>
            {t('address.cancel')}
          </Action>
        </Actions>
      </Form>
    </div>
  )
}
