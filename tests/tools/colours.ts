type Triple = readonly [number, number, number]
type Matrix = readonly [Triple, Triple, Triple]

/**
 * Matrices for linear RGB: normal colour vision, and vision without long, middle or short wave cones (Machado, Oliveira
 * and Fernandes 2009).
 */
export const sights = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Record<string, Matrix>

const cones: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
]
const oklab: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
]

const times = ([r, g, b]: Matrix, vector: Triple): Triple => [along(r, vector), along(g, vector), along(b, vector)]
const along = ([x, y, z]: Triple, [a, b, c]: Triple): number => x * a + y * b + z * c
const each = ([x, y, z]: Triple, change: (value: number) => number): Triple => [change(x), change(y), change(z)]

/** Returns the linear RGB values of `#rrggbb`. @throws for any other format. */
const linear = (hex: string): Triple => {
  const [, r, g, b] = /^#(..)(..)(..)$/.exec(hex) ?? []
  if (r === undefined || g === undefined || b === undefined) throw new Error(`${hex} is no colour`)
  const one = (digits: string): number => Number.parseInt(digits, 16) / 255
  return each([one(r), one(g), one(b)], (value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  )
}

const perceivedColour = (hex: string, sight: Matrix): Triple =>
  times(
    oklab,
    each(
      times(
        cones,
        each(times(sight, linear(hex)), (value) => Math.min(Math.max(value, 0), 1)),
      ),
      Math.cbrt,
    ),
  )

/** Returns the perceived difference of two colours, in hundredths of Oklab: about 2 is just noticeable. */
export const distance = (one: string, other: string, sight: Matrix): number => {
  const [a, b] = [perceivedColour(one, sight), perceivedColour(other, sight)]
  return 100 * Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}

/** Returns the contrast of two colours (WCAG 2.2). */
export const contrast = (one: string, other: string): number => {
  const [first, second] = [luminance(one), luminance(other)]
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

const luminance = (hex: string): number => along([0.2126, 0.7152, 0.0722], linear(hex))
