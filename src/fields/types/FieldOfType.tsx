import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { suggestedField } from '../../../machines/address/suggest'
import { UNKNOWN } from '../../../machines/case/definition/fields/orUnknown'
import type { Downloads } from '../../../machines/download/downloading'
import { PickerField } from '../PickerField'
import { AcceptedKind } from './AcceptedFieldType'
import { AddressKind, type Suggestions } from './AddressFieldType'
import { ChoiceKind } from './ChoiceFieldType'
import { DateKind } from './DateFieldType'
import { DocumentsKind } from './DocumentsFieldType'
import type { FieldOf, KindProps } from './fieldType'
import { LongTextKind } from './LongTextFieldType'
import { ManyKind } from './ManyFieldType'
import { MoneyKind } from './MoneyFieldType'
import { PhotoKind } from './PhotoFieldType'
import { TypedKind } from './TypedFieldType'
import { typed } from './typed'
import { UnknownKind } from './UnknownFieldType'

interface Props extends KindProps {
  /** What helps with an address; `undefined` where nobody fills in one now. */
  readonly suggestions: Suggestions | undefined
  /** The documents that were asked for. */
  readonly downloads: Downloads
}

/** A case's field, shown as its kind is. A new kind is a line here. */
export function FieldOfKind({ field, suggestions, downloads, ...others }: Props): ReactElement {
  const { t } = useTranslation('case')
  const props = { ...others, aside: field.isOptional ? t('optional') : undefined }
  switch (field.type) {
    case 'choice':
      return <ChoiceKind {...props} field={field} />
    case 'many':
      return <ManyKind {...props} field={field} />
    case 'accepted':
      return <AcceptedKind {...props} field={field} downloads={downloads} />
    case 'documents':
      return field.kind === 'photo' ? (
        <PhotoKind {...props} field={field} />
      ) : (
        <DocumentsKind {...props} field={field} />
      )
    case 'text': {
      const text = { ...props, field, suggestions }
      if (field.canBeUnknown !== true) return <TextOfKind {...text} />
      return (
        <UnknownKind {...props}>
          <TextOfKind {...text} answer={props.answer === UNKNOWN ? '' : props.answer} />
        </UnknownKind>
      )
    }
  }
}

/** The same of what is typed. */
function TextOfKind({ suggestions, ...props }: KindProps<FieldOf<'text'>> & Pick<Props, 'suggestions'>) {
  const part = suggestedField(props.name)
  switch (props.field.kind) {
    case 'date':
      return <DateKind {...props} />
    case 'time':
      return <PickerField {...typed(props)} type="time" />
    case 'money':
      return <MoneyKind {...props} />
    case 'longText':
      return <LongTextKind {...props} />
    case 'zipCode':
    case 'city':
    case 'street':
      if (suggestions !== undefined && part !== null)
        return <AddressKind {...props} part={part} suggestions={suggestions} />
      return <TypedKind {...props} />
    default:
      return <TypedKind {...props} />
  }
}
