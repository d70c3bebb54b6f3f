import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { suggestedFieldOf } from '../../../machines/address/suggest'
import { UNKNOWN } from '../../../machines/case/definition/fields/orUnknown'
import type { Downloads } from '../../../machines/download/downloadTransitions'
import { PickerField } from '../PickerField'
import { AcceptedFieldType } from './AcceptedFieldType'
import { AddressFieldType, type SuggestionsActor } from './AddressFieldType'
import { AmountFieldType } from './AmountFieldType'
import { ChoiceFieldType } from './ChoiceFieldType'
import { DateFieldType } from './DateFieldType'
import { DocumentsFieldType } from './DocumentsFieldType'
import type { FieldOf, FieldTypeProps } from './fieldType'
import { LongTextFieldType } from './LongTextFieldType'
import { ManyFieldType } from './ManyFieldType'
import { PhotoFieldType } from './PhotoFieldType'
import { TypedFieldType } from './TypedFieldType'
import { textControlProps } from './textControlProps'
import { UnknownFieldType } from './UnknownFieldType'

interface Props extends FieldTypeProps {
  /** The address suggestions; `undefined` if no form is being filled in. */
  readonly suggestions: SuggestionsActor | undefined
  /** The downloads that the customer has started, by document id. */
  readonly downloads: Downloads
}

/** A case's field, rendered by its type. A new type needs a line here. */
export function FieldOfType({ field, suggestions, downloads, ...others }: Props): ReactElement {
  const { t } = useTranslation('case')
  const props = { ...others, aside: field.isOptional ? t('optional') : undefined }
  switch (field.type) {
    case 'choice':
      return <ChoiceFieldType {...props} field={field} />
    case 'many':
      return <ManyFieldType {...props} field={field} />
    case 'accepted':
      return <AcceptedFieldType {...props} field={field} downloads={downloads} />
    case 'documents':
      return field.format === 'photo' ? (
        <PhotoFieldType {...props} field={field} />
      ) : (
        <DocumentsFieldType {...props} field={field} />
      )
    case 'text': {
      const textProps = { ...props, field, suggestions }
      if (field.canBeUnknown !== true) return <TextOfFormat {...textProps} />
      return (
        <UnknownFieldType {...props}>
          <TextOfFormat {...textProps} answer={props.answer === UNKNOWN ? '' : props.answer} />
        </UnknownFieldType>
      )
    }
  }
}

/** A text field, rendered by its input format. */
function TextOfFormat({ suggestions, ...props }: FieldTypeProps<FieldOf<'text'>> & Pick<Props, 'suggestions'>) {
  const addressPart = suggestedFieldOf(props.name)
  switch (props.field.format) {
    case 'date':
      return <DateFieldType {...props} />
    case 'time':
      return <PickerField {...textControlProps(props)} type="time" />
    case 'money':
    case 'number':
      return <AmountFieldType {...props} />
    case 'longText':
      return <LongTextFieldType {...props} />
    case 'zipCode':
    case 'city':
    case 'street':
      if (suggestions !== undefined && addressPart !== null)
        return <AddressFieldType {...props} part={addressPart} suggestions={suggestions} />
      return <TypedFieldType {...props} />
    default:
      return <TypedFieldType {...props} />
  }
}
