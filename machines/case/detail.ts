import * as v from 'valibot'
import { money } from '../../src/api/entities'

/** One line that is told, or several: its text key, and a value that the screen formats by its kind. */
export const detail = v.variant('kind', [
  v.object({ name: v.string(), kind: v.picklist(['plate', 'date', 'text']), value: v.string() }),
  v.object({ name: v.string(), kind: v.literal('lines'), value: v.pipe(v.array(v.string()), v.readonly()) }),
  v.object({ name: v.string(), kind: v.literal('money'), value: money }),
])
export type Detail = Readonly<v.InferOutput<typeof detail>>
