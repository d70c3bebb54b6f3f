import type { CaseDefinition } from '../definition/definition'

/** By the chart's config, which a machine with other implementations (`provide`) shares. */
const definitions = new WeakMap<object, CaseDefinition>()

/** Notes which definition a machine was made of. */
export const builtFrom = <Machine extends { readonly config: object }>(
  definition: CaseDefinition,
  machine: Machine,
): Machine => {
  definitions.set(machine.config, definition)
  return machine
}

/** The definition that an open case's chart was made of. @throws for any other machine. */
export const definitionOf = (machine: { readonly config: object }): CaseDefinition => {
  const definition = definitions.get(machine.config)
  if (definition === undefined) throw new Error('This machine was not built from a case definition')
  return definition
}
