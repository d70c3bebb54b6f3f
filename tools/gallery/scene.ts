import * as v from 'valibot'

const list = <Schema extends v.GenericSchema>(schema: Schema) => v.pipe(v.array(schema), v.readonly())

/** How a screen is looked at: on a phone or at a desk, in light or in dark. */
export const looks = ['phone-light', 'phone-dark', 'desk-light', 'desk-dark'] as const

const picture = v.object({
  /** Named by what it shows: equal pictures are one file. */
  file: v.string(),
  /** In CSS pixels, as it is in the file. */
  width: v.number(),
  height: v.number(),
})

const scene = v.object({
  /** Stays as long as the flow, its states and the way there are called the same. */
  id: v.string(),
  /** The id of the chart. */
  flow: v.string(),
  /** The ids of the active states without children. */
  states: list(v.string()),
  /** What had happened just before, by the ids of the transitions. */
  transitions: list(v.string()),
  /** The number of the sample contract, where its data make what is seen. */
  sample: v.optional(v.string()),
  /** Whether somebody sees it with whom all goes well. */
  isStraight: v.boolean(),
  /** What can be read in it, a line each. */
  texts: list(v.string()),
  pictures: v.object({ 'phone-light': picture, 'phone-dark': picture, 'desk-light': picture, 'desk-dark': picture }),
})

/** What `scenes.json` holds. */
export const scenesSchema = v.object({ version: v.literal(1), scenes: list(scene) })

/** A screen as the walk has found it, and its pictures. */
export type Scene = v.InferOutput<typeof scene>
export type Picture = v.InferOutput<typeof picture>
export type Look = (typeof looks)[number]
