/** The lines of a text, none longer than so many characters where its words allow. */
export const wrap = (text: string, longest: number): readonly string[] => {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const line = lines.at(-1)
    if (line !== undefined && line.length + 1 + word.length <= longest) lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  return lines
}
