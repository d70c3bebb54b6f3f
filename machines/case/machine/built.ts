import type { CaseDefinition } from '../definition/definition'

/**
 * Definitions by the config of their machine. `machine.provide` keeps the config, so a provided machine has the same
 * definition.
 */
const definitionByConfig = new WeakMap<object, CaseDefinition>()

/** Records the definition from which a machine was built. */
export const recordDefinition = <Machine extends { readonly config: object }>(
  definition: CaseDefinition,
  machine: Machine,
): Machine => {
  definitionByConfig.set(machine.config, definition)
  return machine
}

/**
 * Returns the definition from which a machine was built.
 * @throws for any other machine.
 */
export const definitionOf = (machine: { readonly config: object }): CaseDefinition => {
  const definition = definitionByConfig.get(machine.config)
  if (definition === undefined) throw new Error('This machine was not built from a case definition')
  return definition
}
