const names = [
  'Tűz',
  'Villámcsapás',
  'Vihar',
  'Felhőszakadás',
  'Jégverés',
  'Csőtörés',
  'Betörés',
  'Üvegtörés',
  'Árvíz',
  'Felelősségi kár',
] as const

/** The damage events of a home that a customer can choose from (specification, section 9: ids 1 to 10). */
export const damageEvents: ReadonlyArray<{ readonly id: number; readonly name: (typeof names)[number] }> = names.map(
  (name, index) => ({ id: index + 1, name }),
)
