import { useTranslation } from 'react-i18next'
import type { AskedField } from '../../../machines/case/field'
import { ChoiceKind } from './ChoiceKind'
import { DateKind } from './DateKind'
import { DocumentsKind } from './DocumentsKind'
import type { KindProps } from './kind'
import { LongTextKind } from './LongTextKind'
import { TypedKind } from './TypedKind'

const mayBeEmpty = (field: AskedField): boolean => (field.type === 'documents' ? field.min === 0 : field.isOptional)

/** A case's field, shown as its kind is. A new kind is a line here. */
export function FieldOfKind({ field, ...others }: KindProps) {
  const { t } = useTranslation('case')
  const props = { ...others, aside: mayBeEmpty(field) ? t('optional') : undefined }
  switch (field.type) {
    case 'choice':
      return <ChoiceKind {...props} field={field} />
    case 'documents':
      return <DocumentsKind {...props} field={field} />
    case 'text':
      switch (field.kind) {
        case 'date':
          return <DateKind {...props} field={field} />
        case 'longText':
          return <LongTextKind {...props} field={field} />
        default:
          return <TypedKind {...props} field={field} />
      }
  }
}
