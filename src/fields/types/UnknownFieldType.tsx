import './UnknownFieldType.css'
import { useTranslation } from 'react-i18next'
import { UNKNOWN } from '../../../machines/case/definition/fields/orUnknown'
import type { Elements } from '../../ui/content'
import { afterPress } from './afterPress'
import type { FieldOf, FieldTypeProps } from './fieldType'

interface Props extends Pick<FieldTypeProps<FieldOf<'text'>>, 'name' | 'label' | 'answer' | 'send'> {
  /** The field for customers who know the answer. */
  readonly children: Elements
}

/** A question with a checkbox for customers who do not know the answer. An answer unchecks it. */
export function UnknownFieldType({ name, label, answer, send, children }: Props) {
  const { t } = useTranslation('case')
  const id = `field-${name}-unknown`
  const isUnknown = answer === UNKNOWN
  return (
    <div className="with-unknown">
      {children}
      <label className="option" htmlFor={id}>
        <input
          type="checkbox"
          id={id}
          aria-label={t('unknown.name', { field: label })}
          checked={isUnknown}
          data-heard={isUnknown}
          onChange={() => send({ type: 'answer.changed', field: name, value: isUnknown ? '' : UNKNOWN })}
          onBlur={() => afterPress(() => send({ type: 'answer.left', field: name }))}
        />
        <span>{t('unknown.label')}</span>
      </label>
    </div>
  )
}
