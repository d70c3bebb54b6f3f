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

/** Damage events of a home (specification, section 9: ids 1 to 10). */
export const damageEvents: ReadonlyArray<{ readonly id: number; readonly name: (typeof names)[number] }> = names.map(
  (name, index) => ({ id: index + 1, name }),
)
