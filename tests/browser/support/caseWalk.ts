import { expect, type Page } from 'playwright/test'
import { fieldContextOf } from '../../../machines/case/answers/fieldContext.ts'
import { visibleFields } from '../../../machines/case/answers/visible.ts'
import type { ProductLineCase } from '../../../machines/cases/index.ts'
import { nearest } from '../../../tools/exploration/kit/cover.ts'
import type { Edge, Graph } from '../../../tools/exploration/kit/explore.ts'
import { nameOf } from '../../../tools/exploration/kit/offers.ts'
import { declaredTransitions } from '../../../tools/exploration/kit/transitions.ts'
import { childActs } from './caseActs.ts'
import { perform } from './casePage.ts'
import { naturalGraph, straightGraph } from './naturalCase.ts'

/** More than any case takes. */
const LONGEST = 80

/** How much of a case's chart a walk has taken. */
export interface Walked {
  readonly declared: number
  /** What the other loops take all of: whatever can be reached. */
  readonly reachable: number
  readonly taken: number
  /** What happened, one thing after the other. */
  readonly steps: readonly string[]
}

/** The state, a page of the form as `filling.page`. */
const stateOf = ({ snapshot: { value } }: Pick<Edge, 'snapshot'>): string =>
  typeof value === 'string' ? value : Object.entries(value).flat().join('.')

const isCustomers = ({ offer }: Edge): boolean => offer.source === 'customer'

/** What happens by itself, or once the customer has gone through a step with a chart of its own. */
const comesNext = (graph: Graph, at: string): readonly Edge[] =>
  (graph.edges.get(at) ?? []).filter((edge) => !isCustomers(edge))

/** Whether a page waits for its customer, who finds a form or an outcome there. */
const rests = (graph: Graph, { to, ...edge }: Edge): boolean =>
  comesNext(graph, to).length === 0 || stateOf(edge) in childActs

/** Every way on which things come by themselves until the page waits for its customer again. */
const arrivals = (graph: Graph, at: string): readonly (readonly Edge[])[] =>
  comesNext(graph, at).flatMap((edge) =>
    rests(graph, edge) ? [[edge]] : arrivals(graph, edge.to).map((way) => [edge, ...way]),
  )

/** What an edge takes: its transitions, and the question that it answers. */
const takenBy = ({ transitions, offer: { event } }: Edge): readonly string[] =>
  event.type === 'answer.changed' && event.value !== '' ? [...transitions, `answer ${event.field}`] : transitions

/** Whether the customer can do it without leaving the steps that he can go back to. */
const staysHere = (graph: Graph) => (edge: Edge) => isCustomers(edge) && rests(graph, edge) && !childActs[stateOf(edge)]

const told = (steps: readonly string[]): string => `After ${steps.join('\n')}`

/** Waits for the one of several ways on which things have come; the insurer decides, and the page tells. */
async function arrive(page: Page, ways: readonly (readonly Edge[])[], after: string): Promise<readonly Edge[]> {
  const last = (way: readonly Edge[]) => way.map(stateOf).at(-1) ?? ''
  const screens = ways.map(last).map((state) => page.locator(`[data-state="${state}"]`))
  const [first, ...others] = screens
  if (first === undefined) throw new Error('Nothing can come')
  await expect(others.reduce((all, one) => all.or(one), first).first(), after).toBeVisible()
  for (const [index, screen] of screens.entries()) if (await screen.isVisible()) return ways[index] ?? []
  throw new Error('What came has gone')
}

/**
 * Walks through an open case as its model says that one can, over everything that can be taken without leaving it (of
 * `straight`: everything that one takes who answers all and goes nowhere back), the nearest first, and to its end. After
 * each step the page shows the state in which the model stands.
 */
export async function walk(page: Page, placed: ProductLineCase, how: 'everything' | 'straight'): Promise<Walked> {
  const { model, graph } = how === 'straight' ? straightGraph(placed) : naturalGraph(placed)
  const declared = declaredTransitions(model.machine)
  const untaken = new Set([...graph.edges.values()].flat().flatMap(takenBy))
  const taken = new Set(graph.start.transitions)
  const steps: string[] = []
  let now: Pick<Edge, 'snapshot' | 'to'> = graph.start
  const take = (edge: Edge): void => {
    steps.push(`${nameOf(edge.offer)} → ${stateOf(edge)}`)
    for (const id of takenBy(edge)) untaken.delete(id)
    for (const id of edge.transitions) taken.add(id)
    now = edge
  }
  const isUntaken = (edge: Edge) => takenBy(edge).some((id) => untaken.has(id))

  for (let count = 0; count < LONGEST; count += 1) {
    const ways = arrivals(graph, now.to)
    if (ways.length > 0) {
      await childActs[stateOf(now)]?.(page)
      for (const edge of await arrive(page, ways, told(steps))) take(edge)
      continue
    }
    const way =
      nearest(graph, now.to, isUntaken, staysHere(graph)) ??
      nearest(graph, now.to, isUntaken, isCustomers) ??
      nearest(graph, now.to, isUntaken)
    const [next] = way ?? []
    if (next === undefined) break
    const asked = visibleFields(placed.definition, fieldContextOf(now.snapshot.context)).map(([name]) => name)
    await perform(page, placed.definition, next.offer.event, asked)
    const isHeld = next.offer.event.type === 'step.submitted' && stateOf(next) === stateOf(now)
    take(next)
    if (rests(graph, next)) await expect(page.locator(`[data-state="${stateOf(next)}"]`), told(steps)).toBeVisible()
    // Whoever cannot go on reads why.
    if (isHeld) await expect(page.getByRole('alert').first(), told(steps)).toBeVisible()
  }
  if (steps.length === 0) throw new Error(`The model of ${model.machine.id} leads nowhere from its start`)
  const inSight = declared.filter((id) => taken.has(id)).length
  const reachable = declared.length - Object.keys(model.unreachable).length
  return { declared: declared.length, reachable, taken: inSight, steps }
}
