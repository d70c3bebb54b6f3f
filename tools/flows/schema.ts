import { toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'

const described = <Schema extends v.GenericSchema>(schema: Schema, text: string) => v.pipe(schema, v.description(text))
const list = <Schema extends v.GenericSchema>(schema: Schema) => v.pipe(v.array(schema), v.readonly())
const texts = list(v.string())

const named = v.object({
  type: described(v.string(), 'The name in the setup of the chart.'),
  params: described(
    v.unknown(),
    'What it is given; what a chart computes stands as `{event.output}`, or as its source.',
  ),
})

const call = v.object({
  id: described(v.string(), 'The unique name of the call.'),
  method: v.picklist(['GET', 'POST', 'DELETE']),
  path: described(v.string(), 'Relative to the base URL of the API.'),
  source: described(v.picklist(['spec', 'assumed']), 'Whether the specification shows the call.'),
  codes: described(texts, 'The refusals that it declares.'),
})

const invoked = v.object({
  id: described(v.string(), 'Unique in the chart.'),
  src: described(v.string(), 'The name of the logic in the setup of the chart.'),
  words: described(v.string(), 'What it is, in Hungarian.'),
  calls: described(texts, 'The ids of the calls that it makes.'),
  flow: described(v.nullable(v.string()), 'The id of the flow that it runs, where there is one only.'),
})

const state = v.object({
  id: v.string(),
  parent: described(v.nullable(v.string()), 'The id of the state that it is in; null for the chart itself.'),
  key: v.string(),
  type: v.picklist(['atomic', 'compound', 'parallel', 'final', 'history']),
  description: described(v.string(), 'A Hungarian sentence.'),
  tags: described(texts, '`busy`, `form`, `outcome`: what kind of screen it has.'),
  slug: described(v.nullable(v.string()), 'Its part of the address, where it has one.'),
  initial: described(v.nullable(v.string()), 'The id of the state in which it begins.'),
  entry: list(named),
  exit: list(named),
  invokes: list(invoked),
})

const transition = v.object({
  id: described(v.string(), '`sourceId|eventType|index`; the same in paths and coverage.'),
  kind: described(
    v.picklist(['customer', 'told', 'answer', 'failure', 'timer', 'automatic']),
    'Who causes it: the customer, another flow or the browser, the end of a wait (an answer, a failure or a time), or nothing.',
  ),
  event: described(v.string(), 'The type; empty for an automatic transition.'),
  words: described(v.string(), 'The event in Hungarian, as a clause.'),
  source: v.string(),
  targets: described(texts, 'Empty where it stays where it is.'),
  guard: described(v.nullable(named), 'What decides whether this way is taken.'),
  condition: described(
    v.nullable(v.string()),
    'The same in Hungarian; of the last of several ways, what is left then.',
  ),
  actions: list(named),
  reenter: described(v.boolean(), 'Whether a state that it stays in is left and entered again.'),
  raises: described(texts, 'The events that it causes in the same flow.'),
})

const flow = v.object({
  id: v.string(),
  kind: described(
    v.picklist(['case', 'documents', 'chart']),
    '`case`: compiled from a declaration; `documents`: a list of them.',
  ),
  productLines: described(texts, 'The kinds of contract that offer it; empty where it belongs to none.'),
  name: described(v.string(), 'What it is called in Hungarian.'),
  description: described(v.string(), 'A Hungarian sentence.'),
  sections: described(texts, 'What of the specification it answers to.'),
  calls: list(call),
  codes: described(texts, 'All refusals that its calls declare.'),
  starts: described(texts, 'The ids of the flows that it runs.'),
  states: list(state),
  transitions: list(transition),
})

/** The content of `flows.json`: every flow of the portal, as data. */
export const catalogueSchema = v.object({
  version: v.literal(1),
  flows: list(flow),
  unused: described(list(call), 'Calls that are declared and that no flow makes yet.'),
})

/** The schema of `flows.json` as JSON Schema, for readers of the file. */
export const catalogueJsonSchema = () => toJsonSchema(catalogueSchema, { ignoreActions: ['readonly'] })

export type Flow = v.InferOutput<typeof flow>
export type FlowState = v.InferOutput<typeof state>
export type FlowTransition = v.InferOutput<typeof transition>
export type Invoked = v.InferOutput<typeof invoked>
export type Call = v.InferOutput<typeof call>
export type Named = v.InferOutput<typeof named>
export type Catalogue = v.InferOutput<typeof catalogueSchema>
