import { useTranslation } from 'react-i18next'
import type { Downloads } from '../../../machines/download/downloadTransitions'
import { LinkedDocument } from '../../download/LinkedDocument'
import { OptionsField } from '../OptionsField'
import { afterPress } from './afterPress'
import type { FieldOf, FieldTypeProps } from './fieldType'

interface Props extends FieldTypeProps<FieldOf<'accepted'>> {
  /** The downloads that the customer has started, by document id. */
  readonly downloads: Downloads
}

/** A document, with a checkbox to accept it. */
export function AcceptedFieldType({ answer, options, downloads, send, ...texts }: Props) {
  const { t } = useTranslation('case')
  const { name, label } = texts
  const link = options[0]?.value ?? ''
  return (
    <OptionsField
      {...texts}
      type="checkbox"
      options={[{ value: link, label: t('accepted.accept') }]}
      isChosen={(value) => value === answer}
      onChange={(value) => send({ type: 'answer.changed', field: name, value: value === answer ? '' : value })}
      onLeave={() => afterPress(() => send({ type: 'answer.left', field: name }))}
    >
      <LinkedDocument
        link={link}
        document={label}
        downloads={downloads}
        send={send}
        otherwise={<p className="hint">{t('accepted.notHere')}</p>}
      />
    </OptionsField>
  )
}
