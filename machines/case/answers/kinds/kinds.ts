import type { AskedField } from '../../definition/field'
import { accepted } from './accepted'
import { choice } from './choice'
import { documents } from './documents'
import type { Kind } from './kind'
import { many } from './many'
import { rows } from './rows'
import { text } from './text'

type Kinds = { readonly [Type in AskedField['type']]: Kind<Extract<AskedField, { readonly type: Type }>> }

/** Every kind of field, by the type that a field says of itself. */
const KINDS: Kinds = { text, choice, many, documents, rows, accepted }

/** What the engine does with a field. Each kind is asked for fields of its own alone. */
export const kindOf = (field: AskedField): Kind<AskedField> => KINDS[field.type]
