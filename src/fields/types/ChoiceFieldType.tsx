import { useTranslation } from 'react-i18next'
import { RadioField } from '../RadioField'
import { SelectField } from '../SelectField'
import type { FieldOf, FieldTypeProps } from './fieldType'
import { PicturesFieldType } from './PicturesFieldType'
import { textControlProps } from './textControlProps'

/** The most options that are shown as radio buttons. */
const MOST_RADIO_BUTTONS = 5

/**
 * A choice of one option: pictures if the field asks for them, radio buttons for a few options, otherwise a select. An
 * optional field also has an option for no answer.
 */
export function ChoiceFieldType(props: FieldTypeProps<FieldOf<'choice'>>) {
  const { t } = useTranslation('case')
  const { field, options, answer } = props
  if (field.appearance === 'pictures') return <PicturesFieldType {...props} />
  if (options.length > MOST_RADIO_BUTTONS) {
    // A select has no room for the options' hints, so the chosen option's hint is shown above it.
    const hint = options.find(({ value }) => value === answer)?.hint ?? props.hint
    return (
      <SelectField
        {...textControlProps({ ...props, hint })}
        options={options}
        placeholder={t(field.isOptional ? 'notGiven' : 'choose')}
      />
    )
  }
  const offeredOptions = field.isOptional ? [...options, { value: '', label: t('notGiven') }] : options
  return <RadioField {...textControlProps(props)} options={offeredOptions} />
}
