import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { fieldContextOf } from '../../../machines/case/answers/fieldContext'
import type { CaseDefinition } from '../../../machines/case/definition/definition'
import { allFiles } from '../../../machines/case/machine/changes/files'
import { everyCase } from '../../../machines/cases'
import { type GraphPath, shortestPath } from '../kit/cover'
import type { Edge, Graph } from '../kit/explore'
import { isPageComplete } from '../kit/pageComplete'
import { planFor } from '../kit/planFor'

/** The successful end of each child machine of a case, by the machine's id in the case. */
const SUCCESSFUL_ENDS: Readonly<Record<string, string>> = {
  code: 'done',
  payment: 'paid',
  signature: 'signed',
  identification: 'verified',
}

const isSuccessfulEnd = ({ ends, event }: Edge['offer']): boolean => {
  if (ends === undefined || !('output' in ends.end)) return false
  const { outcome, failedLists, ok, type } = Object(ends.end.output)
  if (outcome !== undefined) return outcome.ok && failedLists.length === 0
  return type === undefined ? ok !== false : type === SUCCESSFUL_ENDS[event.actorId]
}

/** Tells if every question of a page is answered and every file has been uploaded. */
const isComplete = (definition: CaseDefinition, pageName: string, { context }: AnyMachineSnapshot): boolean =>
  isPageComplete(definition, fieldContextOf(context), pageName) &&
  allFiles(context).every(({ status }) => status === 'uploaded')

/**
 * Tells if an event belongs to a successful case: the customer answers every question before continuing and never goes
 * back.
 */
export const isOnSuccessfulPath =
  (definition: CaseDefinition) =>
  ({ offer, snapshot }: Edge): boolean => {
    const { type, value, file } = offer.event
    if (type === 'answer.changed') return value !== ''
    if (type === 'file.changed') return file.status === 'uploaded'
    if (type === 'step.submitted') {
      // Uses the current page, and not the furthest page that the customer has reached. All pages before the current
      // page must be complete.
      const pageName = planFor(definition).pageAt(snapshot.context.step)
      const pageIndex = definition.pages.findIndex(({ name }) => name === pageName)
      const earlierPages = pageIndex < 0 ? definition.pages : definition.pages.slice(0, pageIndex)
      return earlierPages.every(({ name }) => isComplete(definition, name, snapshot))
    }
    return type === 'file.added' || isSuccessfulEnd(offer)
  }

/**
 * Returns the path on which the customer answers every question of a case and nothing fails, or `null` if the machine
 * is not that of a case. @throws if a case has no such path.
 */
export const straightCasePath = (machine: AnyStateMachine, graphs: readonly Graph[]): GraphPath | null => {
  const productLineCase = everyCase.find((each) => each.machine === machine)
  const graph = graphs.find(({ input }) => input === 'fresh')
  if (productLineCase === undefined || graph === undefined) return null
  const edges = shortestPath(
    graph,
    graph.start.to,
    ({ snapshot }) =>
      snapshot.value === 'answered' ||
      (snapshot.value === 'submitted' && snapshot.context.result?.caseStatus === 'SUCCEEDED'),
    isOnSuccessfulPath(productLineCase.definition),
  )
  if (edges === null) throw new Error(`${productLineCase.definition.id} has no straight way to its end`)
  return { graph, edges }
}
