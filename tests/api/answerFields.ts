import { basename, relative } from 'node:path'
import {
  isBindingElement,
  isObjectBindingPattern,
  isPropertyAccessExpression,
  isVariableStatement,
  type Node,
} from 'typescript/unstable/ast'
import { API, type Project, type Symbol as TypeSymbol } from 'typescript/unstable/sync'

/** A field that an endpoint's answer declares, and the source files that read it. */
export interface AnswerField {
  /**
   * Path of the field in the first endpoint that returns it. It begins with the file and the constant of the endpoint:
   * `claims.getClaims.open.status`.
   */
  readonly path: string
  readonly readIn: readonly string[]
}

/** Returns the keys of a symbol's declarations: the path of the file and the position in it. */
const declarationsOf = (symbol: TypeSymbol | undefined): readonly string[] =>
  (symbol?.declarations ?? []).map(({ path, index }) => `${path}#${index}`)

/** Returns the files that read each property. The map's key is the property's declaration. */
const readsIn = ({ checker, program }: Project, files: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const reads = new Map<string, Set<string>>()
  const note = (symbol: TypeSymbol | undefined, file: string) => {
    for (const key of declarationsOf(symbol)) reads.set(key, (reads.get(key) ?? new Set()).add(relative('.', file)))
  }
  for (const file of files) {
    const namePositions: number[] = []
    const visit = (node: Node): undefined => {
      if (isPropertyAccessExpression(node)) namePositions.push(node.name.end - 1)
      if (isObjectBindingPattern(node)) {
        const type = checker.getTypeAtLocation(node)
        for (const element of node.elements.filter(isBindingElement)) {
          const name = (element.propertyName ?? element.name)?.getText()
          if (type && name !== undefined) note(checker.getPropertyOfType(type, name), file)
        }
      }
      node.forEachChild(visit)
    }
    program.getSourceFile(file)?.forEachChild(visit)
    if (namePositions.length > 0)
      for (const symbol of checker.getSymbolAtPosition(file, namePositions)) note(symbol, file)
  }
  return reads
}

type Type = Parameters<Project['checker']['getPropertyOfType']>[0]

/**
 * Returns a path for each declared answer field, e.g. `claims.getClaims.open.status`. The map's key is the field's
 * declaration: file and position.
 */
const declaredIn = ({ checker, program }: Project, files: readonly string[]): ReadonlyMap<string, string> => {
  const declared = new Map<string, string>()
  const partOf = (type: Type, name: string): Type | undefined => {
    const property = checker.getPropertyOfType(type, name)
    return property && checker.getTypeOfSymbol(property)
  }
  const membersOf = (list: Type, from = 0): readonly Type[] => {
    const member = partOf(list, `${from}`)
    return member ? [member, ...membersOf(list, from + 1)] : []
  }
  const walk = (schema: Type, path: string): void => {
    const entries = partOf(schema, 'entries')
    for (const field of entries ? checker.getPropertiesOfType(entries) : []) {
      const fresh = declarationsOf(field).filter((key) => !declared.has(key))
      for (const key of fresh) declared.set(key, `${path}.${field.name}`)
      const type = fresh.length > 0 && checker.getTypeOfSymbol(field)
      if (type) walk(type, `${path}.${field.name}`)
    }
    for (const part of ['wrapped', 'item']) {
      const inner = partOf(schema, part)
      if (inner) walk(inner, path)
    }
    for (const part of ['options', 'pipe']) {
      const list = partOf(schema, part)
      for (const member of list ? membersOf(list) : []) walk(member, path)
    }
  }
  for (const file of files) {
    for (const statement of program.getSourceFile(file)?.statements.filter(isVariableStatement) ?? []) {
      for (const { name } of statement.declarationList.declarations) {
        const type = checker.getTypeAtLocation(name)
        const response = type && partOf(type, 'path') && partOf(type, 'response')
        if (response) walk(response, `${basename(file, '.ts')}.${name.getText()}`)
      }
    }
  }
  return declared
}

/**
 * Returns all declared answer fields. The type checker follows a field from its schema through inferred types, even if
 * other fields have the same name.
 * The checker loses a field whose name is in a variable, and a field that is read through another type of the same
 * shape.
 */
export const answerFields = (): readonly AnswerField[] => {
  const api = new API({ cwd: process.cwd() })
  const [project] = api.updateSnapshot({ openProjects: [`${process.cwd()}/tsconfig.json`] }).getProjects()
  if (project === undefined) throw new Error('tsconfig.json has no project')
  const files = project.program.getSourceFileNames().toSorted()
  const under = (folder: RegExp) => files.filter((file) => folder.test(relative('.', file)))
  const reads = readsIn(project, under(/^(machines|src\/(screens|app|fields|ui|modules|texts))\//))
  const declared = declaredIn(project, under(/^src\/api\/\w+\.ts$/))
  api.close()
  return [...declared].map(([key, path]) => ({ path, readIn: [...(reads.get(key) ?? [])] }))
}
