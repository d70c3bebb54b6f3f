import { useTranslation } from 'react-i18next'
import { textOf } from '../../../machines/case/answers'
import { TextField } from '../TextField'
import { afterPress } from './afterPress'
import type { FieldOf, KindProps } from './kind'

/** A licence plate, typed. */
export function PlateKind({ name, label, hint, error, warning, answer, send }: KindProps<FieldOf<'plate'>>) {
  const { t } = useTranslation('case')
  return (
    <TextField
      name={name}
      label={label}
      hint={hint ?? t('plate.hint')}
      error={error}
      warning={warning}
      look="plate"
      value={textOf(answer)}
      onChange={(value) => send({ type: 'answer.changed', field: name, value })}
      onLeave={() => afterPress(() => send({ type: 'answer.left', field: name }))}
    />
  )
}
