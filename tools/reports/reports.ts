import { models } from '../exploration/models'
import type { Flow } from '../flows/schema'
import { overviewOf, type Report, reportOf } from './report'

/** Folder of the reports, from the project's root. */
export const REPORTS = 'docs/flows'

/** Returns a page per flow, and an overview with links to them. A flow's page depends only on its own machine. */
export const reportsOf = (flows: readonly Flow[]): readonly Report[] => {
  const reasons = new Map(models.map(({ machine, unreachable }) => [machine.id, unreachable]))
  return [overviewOf(flows), ...flows.map((flow) => reportOf(flow, reasons.get(flow.id) ?? {}))]
}
