import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrast, distance, sights } from './colours'

const DARK = '@media (prefers-color-scheme: dark)'

/** Returns the light or dark part of a stylesheet. */
const partOf = (file: string, scheme: 'light' | 'dark'): string => {
  const [light = '', dark = ''] = readFileSync(file, 'utf8').split(DARK)
  return scheme === 'light' ? light : dark
}

const tokenOf = (scheme: 'light' | 'dark', name: string): string =>
  new RegExp(`--${name}: (#\\w+);`)
    .exec(partOf('src/styles/tokens.css', scheme))?.[1]
    ?.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3') ?? ''

const pairs = (colours: readonly string[]) =>
  colours.flatMap((one, route) => colours.slice(route + 1).map((other, after) => ({ one, other, apart: after + 1 })))

describe.each(['light', 'dark'] as const)('the fund colors in %s mode', (scheme) => {
  const colours = [...partOf('src/screens/accounts/accounts.css', scheme).matchAll(/--part: (#\w+);/g)].flatMap(
    ([, colour]) => colour ?? [],
  )

  test('are six, and have enough contrast to the background and to the numbers on them', () => {
    expect(colours).toHaveLength(6)
    for (const colour of colours) {
      for (const ground of ['surface', 'ground']) {
        expect(contrast(colour, tokenOf(scheme, ground)), `${colour} on ${ground}`).toBeGreaterThanOrEqual(3)
      }
      expect(contrast(colour, tokenOf(scheme, 'on-fill')), `a number in ${colour}`).toBeGreaterThanOrEqual(4.5)
    }
  })

  test.each(['normal', 'protanopia', 'deuteranopia', 'tritanopia'] as const)(
    'differ enough with %s vision, and neighboring colors differ even more',
    (sight) => {
      for (const { one, other, apart } of pairs(colours)) {
        // The first and the last colour are neighbours, too. The seventh fund uses the first colour again, beside the
        // sixth fund.
        const isNeighbour = apart === 1 || apart === colours.length - 1
        expect(distance(one, other, sights[sight]), `${one} and ${other}`).toBeGreaterThanOrEqual(
          isNeighbour ? 14 : 8.5,
        )
      }
    },
  )
})
