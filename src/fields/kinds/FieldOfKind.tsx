import { DocumentsKind } from './DocumentsKind'
import type { KindProps } from './kind'
import { PlateKind } from './PlateKind'

/** A case's field, shown as its kind is. A new kind is a line here. */
export const FieldOfKind = ({ field, ...props }: KindProps) => {
  switch (field.kind) {
    case 'plate':
      return <PlateKind {...props} field={field} />
    case 'documents':
      return <DocumentsKind {...props} field={field} />
  }
}
