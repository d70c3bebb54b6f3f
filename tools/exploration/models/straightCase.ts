import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { fieldContextOf } from '../../../machines/case/answers/fieldContext'
import type { CaseDefinition } from '../../../machines/case/definition/definition'
import { allFiles } from '../../../machines/case/machine/changes/files'
import { everyCase } from '../../../machines/cases'
import { nearest, type Way } from '../kit/cover'
import type { Edge, Graph } from '../kit/explore'
import { isPageComplete } from '../kit/pageComplete'
import { planFor } from '../kit/planFor'

/** How the machines behind a step end where nothing goes wrong. */
const ENDS: Readonly<Record<string, string>> = {
  code: 'done',
  payment: 'paid',
  signature: 'signed',
  identification: 'verified',
}

const endsWell = ({ ends, event }: Edge['offer']): boolean => {
  if (ends === undefined || !('output' in ends.end)) return false
  const { outcome, failedLists, ok, type } = Object(ends.end.output)
  if (outcome !== undefined) return outcome.ok && failedLists.length === 0
  return type === undefined ? ok !== false : type === ENDS[event.actorId]
}

/** Whether every question of a page has an answer, and every file of it has arrived. */
const isComplete = (definition: CaseDefinition, page: string, { context }: AnyMachineSnapshot): boolean =>
  isPageComplete(definition, fieldContextOf(context), page) &&
  allFiles(context).every(({ status }) => status === 'uploaded')

/** Whether nothing goes wrong with something that happens in a case: the customer answers everything before going on, and goes nowhere back. */
export const goesWell =
  (definition: CaseDefinition) =>
  ({ offer, snapshot }: Edge): boolean => {
    const { type, value, file } = offer.event
    if (type === 'answer.changed') return value !== ''
    if (type === 'file.changed') return file.status === 'uploaded'
    if (type === 'step.submitted') {
      // It is the step that was reached: every page before it is complete.
      const page = planFor(definition).pageAt(snapshot.context.step)
      const at = definition.pages.findIndex(({ name }) => name === page)
      const left = at < 0 ? definition.pages : definition.pages.slice(0, at)
      return left.every(({ name }) => isComplete(definition, name, snapshot))
    }
    return type === 'file.added' || endsWell(offer)
  }

/**
 * The way of a customer who answers every question of a case, and with whom nothing goes wrong; `null` for another machine.
 * @throws where a case has no such way.
 */
export const straightCase = (machine: AnyStateMachine, graphs: readonly Graph[]): Way | null => {
  const placed = everyCase.find((one) => one.machine === machine)
  const graph = graphs.find(({ input }) => input === 'fresh')
  if (placed === undefined || graph === undefined) return null
  const edges = nearest(
    graph,
    graph.start.to,
    ({ snapshot }) =>
      snapshot.value === 'answered' ||
      (snapshot.value === 'submitted' && snapshot.context.result?.caseStatus === 'SUCCEEDED'),
    goesWell(placed.definition),
  )
  if (edges === null) throw new Error(`${placed.definition.id} has no straight way to its end`)
  return { graph, edges }
}
