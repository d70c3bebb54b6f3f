/** Where the page holds its pictures: looked for before the viewer takes the page's place. */
const source = document.getElementById('pictures')?.textContent ?? '{}'

let pictures: Readonly<Record<string, string>> | null = null

/** A picture that the page holds, as an address; null where it holds none of that name. */
export const pictureOf = (file: string): string | null => {
  pictures ??= JSON.parse(source)
  const data = pictures?.[file]
  return data === undefined ? null : `data:image/webp;base64,${data}`
}
