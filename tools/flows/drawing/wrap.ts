const LETTER_WIDTHS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[ijlíftr.,:;!'()I| -]/, 0.7],
  [/[mwMW]/, 1.5],
  [/[A-ZÁÉÍÓÖŐÚÜŰ„”▸]/, 1.3],
]

/** Returns the estimated width of a text, in average characters. The layout does not know the font's metrics. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (LETTER_WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? 1), 0)

/** Splits a text into lines of at most `maxWidth` average characters. A longer word gets a line of its own. */
export const wrap = (text: string, maxWidth: number): readonly string[] => {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const line = lines.at(-1)
    if (line !== undefined && widthOf(`${line} ${word}`) <= maxWidth) lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  return lines
}
