import type { AnyStateMachine } from 'xstate'
import { models } from '../../tests/model/models'
import { firstOfShape } from '../../tests/model/shapes'
import type { ChosenPaths } from '../../tests/model/writtenPaths'
import type { Flow } from '../flows/schema'
import { figuresOf } from './figures'
import { overviewOf, type Report, reportOf } from './report'

/** Where the reports stand, from the project's root. */
export const REPORTS = 'docs/flows'

/** What is another flow's chart with other calls, and has no paths of its own. */
const SAME: Readonly<Record<string, string>> = { caseCode: 'securityCode' }

const likeOf = (id: string): AnyStateMachine['id'] => {
  const model = models.find(({ machine }) => machine.id === id)
  return model === undefined ? (SAME[id] ?? id) : firstOfShape(model).machine.id
}

/** A page for every flow, and one that leads to them, from what exploring has found. */
export const reportsOf = (flows: readonly Flow[], explored: ReadonlyMap<string, ChosenPaths>): readonly Report[] => {
  const figures = figuresOf(explored)
  const pages = flows.map((flow) => {
    const like = flows.find(({ id }) => id !== flow.id && id === likeOf(flow.id))
    return reportOf(flow, figures.get(flow.id), like)
  })
  return [overviewOf(flows, figures), ...pages]
}
