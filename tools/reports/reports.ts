import { models } from '../exploration/models'
import type { Flow } from '../flows/schema'
import { overviewOf, type Report, reportOf } from './report'

/** Folder of the reports, from the project's root. */
export const REPORTS = 'docs/flows'

/** Returns a page for every flow and one that links to them. A page depends on its own machine only. */
export const reportsOf = (flows: readonly Flow[]): readonly Report[] => {
  const reasons = new Map(models.map(({ machine, unreachable }) => [machine.id, unreachable]))
  return [overviewOf(flows), ...flows.map((flow) => reportOf(flow, reasons.get(flow.id) ?? {}))]
}
