const WIDTHS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[ijlíftr.,:;!'()I| -]/, 0.7],
  [/[mwMW]/, 1.5],
  [/[A-ZÁÉÍÓÖŐÚÜŰ„”▸]/, 1.3],
]

/** How wide a text is drawn, in letters of the usual width: nothing measures type where charts are laid out. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? 1), 0)

/** The lines of a text, none wider than so many letters where its words allow. */
export const wrap = (text: string, widest: number): readonly string[] => {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const line = lines.at(-1)
    if (line !== undefined && widthOf(`${line} ${word}`) <= widest) lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  return lines
}
