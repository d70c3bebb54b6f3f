const regions = ['Amerikai', 'Nyugat-európai', 'Japán', 'Indiai', 'Kínai', 'Latin-amerikai', 'Globális', 'Balti']
const kinds = [
  { name: 'részvény', yearly: 8, swing: 18 },
  { name: 'kötvény', yearly: 4, swing: 3 },
  { name: 'ingatlan', yearly: 5, swing: 5 },
  { name: 'vegyes', yearly: 6, swing: 9 },
] as const

/** Additional funds in forints. With them, a scenario can offer a long list of funds. */
export const additionalFunds = regions.flatMap((region, row) =>
  kinds.map(({ name, yearly, swing }, column) => ({
    id: `F${13 + row * kinds.length + column}`,
    name: `${region} ${name} eszközalap`,
    currency: 'HUF' as const,
    unitPrice: Number((1 + (row + column) / 7).toFixed(4)),
    moves: { yearly, swing, cycle: 100 + 10 * row },
  })),
)
