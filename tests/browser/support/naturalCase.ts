import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import type { LoadedCase } from '../../../machines/case/machine/actors/loadCase.actor.ts'
import { allFiles } from '../../../machines/case/machine/changes/files.ts'
import { isUnavailable } from '../../../machines/case/machine/changes/offered.ts'
import type { ProductLineCase } from '../../../machines/cases/index.ts'
import { explore, type Graph } from '../../../tools/exploration/kit/explore.ts'
import type { ActorCase, Model } from '../../../tools/exploration/kit/model.ts'
import { caseModel } from '../../../tools/exploration/models/case.model.ts'
import { isOnSuccessfulPath } from '../../../tools/exploration/models/straightCase.ts'

/**
 * Event types of a customer who answers, adds files and moves between steps. Other events, such as leaving the case,
 * are excluded.
 */
const CUSTOMERS = new Set([
  'answer.changed',
  'answer.left',
  'answer.revised',
  'file.added',
  'step.submitted',
  'step.returned',
])

type Ends = (cases: readonly ActorCase[]) => readonly ActorCase[]

const endsNamed =
  (name: string): Ends =>
  (cases) =>
    cases.filter((actorCase) => actorCase.name === name)

/** Keeps only the successful outputs of a call. In the browser the insurer decides which of them the portal gets. */
const agreed: Ends = (cases) =>
  cases.filter(({ end }) => 'output' in end && typeof end.output === 'object' && Object(end.output).ok === true)

/**
 * Keeps only the first output of `load` with which the case is available. A case about an account or a claim must be
 * available for that account or claim.
 */
const offering =
  ({ definition, variant }: ProductLineCase): Ends =>
  (cases) => {
    const subject = definition.subject === null ? '' : variant
    const isOffering = ({ end }: ActorCase): boolean => {
      if (!('output' in end)) return false
      const { outcome }: LoadedCase = Object(end.output)
      return outcome.ok && !isUnavailable(definition, { subject }, outcome)
    }
    return cases.filter(isOffering).slice(0, 1)
  }

/** The outputs of each actor in a case without failures. Actors that are not listed never end. */
const ENDS: Readonly<Record<string, Ends>> = {
  submit: agreed,
  startCode: agreed,
  code: (cases) => cases.filter(({ end }) => 'output' in end && Object(end.output).type === 'done'),
  payment: endsNamed('transfer'),
  checkTransfer: endsNamed('needed'),
  openModule: endsNamed('loaded'),
  signature: endsNamed('signed'),
  identification: endsNamed('verified'),
}

/**
 * Returns `true` for an event that occurs without failures. The customer sends it, or it follows by itself, e.g. the
 * end of an upload.
 */
const happens = ({ type, file }: AnyEventObject, { context }: AnyMachineSnapshot): boolean => {
  if (type !== 'file.changed') return CUSTOMERS.has(type)
  return file.status === 'uploaded' && allFiles(context).some(({ status }) => status === 'sending')
}

const withoutFailures = (model: Model, ends: Readonly<Record<string, Ends>>): Model => ({
  ...model,
  inputs: { fresh: model.inputs.fresh },
  events: (snapshot, takes) => model.events(snapshot, takes).filter((event) => happens(event, snapshot)),
  actors: Object.fromEntries(
    Object.entries(model.actors).map(([src, cases]) => [
      src,
      (input: unknown, snapshot: AnyMachineSnapshot) => ends[src]?.(cases(input, snapshot)) ?? [],
    ]),
  ),
})

/** Returns the model of a case. `graph` contains what can happen in a browser if nothing fails. */
export const naturalGraph = (productLineCase: ProductLineCase): { readonly model: Model; readonly graph: Graph } => {
  const model = caseModel(productLineCase)
  const [graph] = explore(withoutFailures(model, { ...ENDS, load: offering(productLineCase) }))
  if (graph === undefined) throw new Error(`${productLineCase.definition.id} has no fresh start`)
  return { model, graph }
}

/**
 * Returns the same as `naturalGraph`, but without the edges that the customer takes only by going back or skipping
 * answers.
 */
export const straightGraph = (productLineCase: ProductLineCase): ReturnType<typeof naturalGraph> => {
  const { model, graph } = naturalGraph(productLineCase)
  const isTaken = isOnSuccessfulPath(productLineCase.definition)
  const straightEdges = [...graph.edges].map(
    ([key, edges]) => [key, edges.filter((edge) => edge.offer.source !== 'customer' || isTaken(edge))] as const,
  )
  return { model, graph: { ...graph, edges: new Map(straightEdges) } }
}
