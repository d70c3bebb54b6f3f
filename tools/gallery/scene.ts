import * as v from 'valibot'

const listOf = <Schema extends v.GenericSchema>(schema: Schema) => v.pipe(v.array(schema), v.readonly())

/** The looks of a screen: on a phone or a desktop, in light or dark mode. */
export const looks = ['phone-light', 'phone-dark', 'desk-light', 'desk-dark'] as const

const pictureSchema = v.object({
  /** File name: a hash of the picture's content, so equal pictures share a file. */
  file: v.string(),
  /** CSS pixels, equal to the file's pixels. */
  width: v.number(),
  height: v.number(),
})

const sceneSchema = v.object({
  /** The scene's id. It changes only if the flow, its states or the path to them are renamed. */
  id: v.string(),
  /** The id of the machine. */
  flow: v.string(),
  /** The ids of the active states without children. */
  states: listOf(v.string()),
  /** The ids of the transitions that the event before the screen caused. */
  transitions: listOf(v.string()),
  /** The number of the sample contract, if the screen depends on the contract's data. */
  sample: v.optional(v.string()),
  /** `true` if the screen is on the path on which nothing fails. */
  isStraight: v.boolean(),
  /** The visible texts, one line each. */
  texts: listOf(v.string()),
  pictures: v.object({
    'phone-light': pictureSchema,
    'phone-dark': pictureSchema,
    'desk-light': pictureSchema,
    'desk-dark': pictureSchema,
  }),
})

/** The content of `scenes.json`. */
export const scenesSchema = v.object({ version: v.literal(1), scenes: listOf(sceneSchema) })

/** A screen in the gallery, with its pictures. */
export type Scene = v.InferOutput<typeof sceneSchema>
export type Picture = v.InferOutput<typeof pictureSchema>
export type Look = (typeof looks)[number]
