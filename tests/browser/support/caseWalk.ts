import { expect, type Page } from 'playwright/test'
import { fieldContextOf } from '../../../machines/case/answers/fieldContext.ts'
import { visibleFields } from '../../../machines/case/answers/visible.ts'
import type { ProductLineCase } from '../../../machines/cases/index.ts'
import { shortestPath } from '../../../tools/exploration/kit/cover.ts'
import type { Edge, Graph } from '../../../tools/exploration/kit/explore.ts'
import { offerName } from '../../../tools/exploration/kit/offers.ts'
import { declaredTransitions } from '../../../tools/exploration/kit/transitions.ts'
import { childActs } from './caseActs.ts'
import { perform } from './casePage.ts'
import { naturalGraph, straightGraph } from './naturalCase.ts'

/** Maximum number of rounds of a walk. It is more than any case needs. */
const LONGEST = 80

/** The coverage of a walk: numbers of transitions of the case's machine, and the walk's events. */
export interface WalkCoverage {
  readonly declared: number
  /** Number of declared transitions that can be reached. */
  readonly reachable: number
  readonly taken: number
  /** The walk's events in order, each with the resulting state, e.g. `step.submitted → reviewing`. */
  readonly steps: readonly string[]
}

/** Returns the name of an edge's target state. A page of the form is `filling.page`. */
const stateOf = ({ snapshot: { value } }: Pick<Edge, 'snapshot'>): string =>
  typeof value === 'string' ? value : Object.entries(value).flat().join('.')

const isCustomers = ({ offer }: Edge): boolean => offer.source === 'customer'

/** Returns the edges that the customer does not cause: automatic ones, and the end of a child machine (a payment). */
const automaticEdges = (graph: Graph, at: string): readonly Edge[] =>
  (graph.edges.get(at) ?? []).filter((edge) => !isCustomers(edge))

/** Tells if the page waits for the customer after an edge: no automatic edge follows, or a child machine runs. */
const waitsForCustomer = (graph: Graph, { to, ...edge }: Edge): boolean =>
  automaticEdges(graph, to).length === 0 || stateOf(edge) in childActs

/** Returns every sequence of automatic edges from a state until the page waits for the customer. */
const arrivals = (graph: Graph, at: string): readonly (readonly Edge[])[] =>
  automaticEdges(graph, at).flatMap((edge) =>
    waitsForCustomer(graph, edge) ? [[edge]] : arrivals(graph, edge.to).map((path) => [edge, ...path]),
  )

/** Returns what an edge covers: the ids of its transitions, and `answer <field>` if the customer answers a question. */
const coveredBy = ({ transitions, offer: { event } }: Edge): readonly string[] =>
  event.type === 'answer.changed' && event.value !== '' ? [...transitions, `answer ${event.field}`] : transitions

/**
 * Returns a predicate for edges. It is true if the customer causes the edge, the page then waits for the customer, and
 * no child machine runs.
 */
const staysHere = (graph: Graph) => (edge: Edge) =>
  isCustomers(edge) && waitsForCustomer(graph, edge) && !childActs[stateOf(edge)]

const messageOf = (steps: readonly string[]): string => `After ${steps.join('\n')}`

/** Waits until the page shows the last state of one of these paths. Returns that path. */
async function arrive(page: Page, paths: readonly (readonly Edge[])[], after: string): Promise<readonly Edge[]> {
  const last = (path: readonly Edge[]) => path.map(stateOf).at(-1) ?? ''
  const screens = paths.map(last).map((state) => page.locator(`[data-state="${state}"]`))
  const [first, ...others] = screens
  if (first === undefined) throw new Error('Nothing can come')
  await expect(others.reduce((all, screen) => all.or(screen), first).first(), after).toBeVisible()
  for (const [index, screen] of screens.entries()) if (await screen.isVisible()) return paths[index] ?? []
  throw new Error('What came has gone')
}

/**
 * Walks through an open case along its model. After each step the page must show the model's state. `everything` takes
 * all transitions that are possible without leaving the case, the nearest first, and then goes to the end. `straight`
 * takes only the events of a customer who answers everything and never goes back.
 */
export async function walk(
  page: Page,
  productLineCase: ProductLineCase,
  strategy: 'everything' | 'straight',
): Promise<WalkCoverage> {
  const { model, graph } = strategy === 'straight' ? straightGraph(productLineCase) : naturalGraph(productLineCase)
  const declared = declaredTransitions(model.machine)
  const untaken = new Set([...graph.edges.values()].flat().flatMap(coveredBy))
  const taken = new Set(graph.start.transitions)
  const steps: string[] = []
  let now: Pick<Edge, 'snapshot' | 'to'> = graph.start
  const take = (edge: Edge): void => {
    steps.push(`${offerName(edge.offer)} → ${stateOf(edge)}`)
    for (const id of coveredBy(edge)) untaken.delete(id)
    for (const id of edge.transitions) taken.add(id)
    now = edge
  }
  const isUntaken = (edge: Edge) => coveredBy(edge).some((id) => untaken.has(id))

  for (let count = 0; count < LONGEST; count += 1) {
    const paths = arrivals(graph, now.to)
    if (paths.length > 0) {
      await childActs[stateOf(now)]?.(page)
      for (const edge of await arrive(page, paths, messageOf(steps))) take(edge)
      continue
    }
    const path =
      shortestPath(graph, now.to, isUntaken, staysHere(graph)) ??
      shortestPath(graph, now.to, isUntaken, isCustomers) ??
      shortestPath(graph, now.to, isUntaken)
    const [next] = path ?? []
    if (next === undefined) break
    const fieldNames = visibleFields(productLineCase.definition, fieldContextOf(now.snapshot.context)).map(
      ([name]) => name,
    )
    await perform(page, productLineCase.definition, next.offer.event, fieldNames)
    const isHeld = next.offer.event.type === 'step.submitted' && stateOf(next) === stateOf(now)
    take(next)
    if (waitsForCustomer(graph, next))
      await expect(page.locator(`[data-state="${stateOf(next)}"]`), messageOf(steps)).toBeVisible()
    // If the customer submitted the step but the state is the same, the page must show the reason.
    if (isHeld) await expect(page.getByRole('alert').first(), messageOf(steps)).toBeVisible()
  }
  if (steps.length === 0) throw new Error(`The model of ${model.machine.id} leads nowhere from its start`)
  const takenCount = declared.filter((id) => taken.has(id)).length
  const reachable = declared.length - Object.keys(model.unreachable).length
  return { declared: declared.length, reachable, taken: takenCount, steps }
}
