import { useTranslation } from 'react-i18next'
import { RadioField } from '../RadioField'
import { SelectField } from '../SelectField'
import type { FieldOf, FieldTypeProps } from './fieldType'
import { PicturesFieldType } from './PicturesFieldType'
import { typed } from './typed'

/** So many options are read at a glance. */
const MOST_IN_SIGHT = 5

/** One of several answers: all in sight where they are few. Where none has to be given, that can be chosen as well. */
export function ChoiceFieldType(props: FieldTypeProps<FieldOf<'choice'>>) {
  const { t } = useTranslation('case')
  const { field, options, answer } = props
  if (field.appearance === 'pictures') return <PicturesFieldType {...props} />
  if (options.length > MOST_IN_SIGHT) {
    // A list that opens has no room beside its options: what is to be known of one stands there once it is chosen.
    const hint = options.find(({ value }) => value === answer)?.hint ?? props.hint
    return (
      <SelectField
        {...typed({ ...props, hint })}
        options={options}
        placeholder={t(field.isOptional ? 'notGiven' : 'choose')}
      />
    )
  }
  const offered = field.isOptional ? [...options, { value: '', label: t('notGiven') }] : options
  return <RadioField {...typed(props)} options={offered} />
}
