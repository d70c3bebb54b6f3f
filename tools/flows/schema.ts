import { toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'

const withDescription = <Schema extends v.GenericSchema>(schema: Schema, text: string) =>
  v.pipe(schema, v.description(text))
const listOf = <Schema extends v.GenericSchema>(schema: Schema) => v.pipe(v.array(schema), v.readonly())
const textList = listOf(v.string())

const namedSchema = v.object({
  type: withDescription(v.string(), 'The name in the setup of the chart.'),
  params: withDescription(
    v.unknown(),
    'What it is given; what a chart computes stands as `{event.output}`, or as its source.',
  ),
})

const callSchema = v.object({
  id: withDescription(v.string(), 'The unique name of the call.'),
  method: v.picklist(['GET', 'POST', 'DELETE']),
  path: withDescription(v.string(), 'Relative to the base URL of the API.'),
  source: withDescription(v.picklist(['spec', 'assumed']), 'Whether the specification shows the call.'),
  codes: withDescription(textList, 'The refusals that it declares.'),
})

const invokedActorSchema = v.object({
  id: withDescription(v.string(), 'Unique in the chart.'),
  src: withDescription(v.string(), 'The name of the logic in the setup of the chart.'),
  words: withDescription(v.string(), 'What it is, in Hungarian.'),
  calls: withDescription(textList, 'The ids of the calls that it makes.'),
  flow: withDescription(v.nullable(v.string()), 'The id of the flow that it runs, where there is one only.'),
})

const stateSchema = v.object({
  id: v.string(),
  parent: withDescription(v.nullable(v.string()), 'The id of the state that it is in; null for the chart itself.'),
  key: v.string(),
  type: v.picklist(['atomic', 'compound', 'parallel', 'final', 'history']),
  description: withDescription(v.string(), 'A Hungarian sentence.'),
  tags: withDescription(textList, '`busy`, `form`, `outcome`: what kind of screen it has.'),
  slug: withDescription(v.nullable(v.string()), 'Its part of the address, where it has one.'),
  initial: withDescription(v.nullable(v.string()), 'The id of the state in which it begins.'),
  entry: listOf(namedSchema),
  exit: listOf(namedSchema),
  invokes: listOf(invokedActorSchema),
})

const transitionSchema = v.object({
  id: withDescription(v.string(), '`sourceId|eventType|index`; the same in paths and coverage.'),
  kind: withDescription(
    v.picklist(['customer', 'told', 'answer', 'failure', 'timer', 'automatic']),
    'Who causes it: the customer, another flow or the browser, the end of a wait (an answer, a failure or a time), or nothing.',
  ),
  event: withDescription(v.string(), 'The type; empty for an automatic transition.'),
  words: withDescription(v.string(), 'The event in Hungarian, as a clause.'),
  source: v.string(),
  targets: withDescription(textList, 'Empty where it stays where it is.'),
  guard: withDescription(v.nullable(namedSchema), 'What decides whether this way is taken.'),
  condition: withDescription(
    v.nullable(v.string()),
    'The same in Hungarian; of the last of several ways, what is left then.',
  ),
  actions: listOf(namedSchema),
  reenter: withDescription(v.boolean(), 'Whether a state that it stays in is left and entered again.'),
  raises: withDescription(textList, 'The events that it causes in the same flow.'),
})

const flowSchema = v.object({
  id: v.string(),
  kind: withDescription(
    v.picklist(['case', 'documents', 'chart']),
    '`case`: compiled from a declaration; `documents`: a list of them.',
  ),
  productLines: withDescription(textList, 'The kinds of contract that offer it; empty where it belongs to none.'),
  name: withDescription(v.string(), 'What it is called in Hungarian.'),
  description: withDescription(v.string(), 'A Hungarian sentence.'),
  sections: withDescription(textList, 'What of the specification it answers to.'),
  calls: listOf(callSchema),
  codes: withDescription(textList, 'All refusals that its calls declare.'),
  starts: withDescription(textList, 'The ids of the flows that it runs.'),
  states: listOf(stateSchema),
  transitions: listOf(transitionSchema),
})

/** The content of `flows.json`: every flow of the portal, as data. */
export const catalogueSchema = v.object({
  version: v.literal(1),
  flows: listOf(flowSchema),
  unused: withDescription(listOf(callSchema), 'Calls that are declared and that no flow makes yet.'),
})

/** Returns the schema of `flows.json` as JSON Schema, for readers of the file. */
export const catalogueJsonSchema = () => toJsonSchema(catalogueSchema, { ignoreActions: ['readonly'] })

export type Flow = v.InferOutput<typeof flowSchema>
export type FlowState = v.InferOutput<typeof stateSchema>
export type FlowTransition = v.InferOutput<typeof transitionSchema>
export type Invoked = v.InferOutput<typeof invokedActorSchema>
export type Call = v.InferOutput<typeof callSchema>
export type Named = v.InferOutput<typeof namedSchema>
export type Catalogue = v.InferOutput<typeof catalogueSchema>
