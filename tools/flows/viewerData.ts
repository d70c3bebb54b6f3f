import type { AnyStateMachine } from 'xstate'
import { productLines } from '../../machines/routes'
import { catalogue as machines } from '../exploration/catalogue'
import { ownTexts } from './about'
import { type Drawing, layOut } from './drawing/layout'
import type { Catalogue, Flow } from './schema'
import { allTexts, type Texts, textsAt } from './texts'
import { flowNameOf, type ViewerData } from './viewer/data'

/**
 * Language files by flow id. Lists the flows that are in no menu and whose file has another name than the flow.
 * `case.code` is the part `code` of the file `case`.
 */
const FILE_BY_FLOW: Readonly<Record<string, string>> = {
  app: 'common',
  login: 'auth',
  loginCode: 'case.code',
  securityCode: 'case.code',
  caseCode: 'case.code',
  copying: 'payment',
  paymentReturn: 'payment',
  download: 'documents',
  documentEmail: 'documents',
}

const withoutCases = (texts: Texts | undefined): Texts | undefined => {
  if (typeof texts !== 'object') return texts
  const { cases: _, ...rest } = texts
  return rest
}

const textsOf = (machine: AnyStateMachine, texts: Readonly<Record<string, Texts>>): readonly string[] => {
  const [file = '', ...partPath] = (FILE_BY_FLOW[machine.id] ?? machine.id).split('.')
  return [...ownTexts(machine, texts), ...allTexts(withoutCases(textsAt(texts[file], partPath)))]
}

const productLineName = (texts: Readonly<Record<string, Texts>>, productLine: string): string =>
  allTexts(Object(Object(texts.common).productLines)[productLine])[0] ?? productLine

/** Returns the names of the product lines. */
export const productLineNames = (texts: Readonly<Record<string, Texts>>): Readonly<Record<string, string>> =>
  Object.fromEntries(productLines.map((productLine) => [productLine, productLineName(texts, productLine)]))

/** Returns the flows with unique names: with the product line if the flow belongs to one. */
export const withUniqueNames = (flows: readonly Flow[], texts: Readonly<Record<string, Texts>>): readonly Flow[] => {
  const names = { productLines: productLineNames(texts) }
  return flows.map((flow) => ({ ...flow, name: flowNameOf(names, flow) }))
}

/** Builds all data for the viewer's page. Lays out each machine and adds the portal's texts. */
export const viewerDataOf = async (
  { flows, unused }: Catalogue,
  texts: Readonly<Record<string, Texts>>,
  { ends, tested }: Pick<ViewerData, 'ends' | 'tested'>,
  screens: ViewerData['screens'],
  paths: ViewerData['paths'],
): Promise<ViewerData> => {
  const drawings: Record<string, Drawing> = {}
  for (const flow of flows) drawings[flow.id] = await layOut(flow)
  return {
    flows,
    drawings,
    texts: Object.fromEntries(machines.map((machine) => [machine.id, textsOf(machine, texts)])),
    productLines: productLineNames(texts),
    unused,
    ends,
    tested,
    screens,
    paths,
  }
}
