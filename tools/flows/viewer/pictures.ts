/** The pictures in the page, read before the viewer replaces the page's content. */
const source = document.getElementById('pictures')?.textContent ?? '{}'

let pictures: Readonly<Record<string, string>> | null = null

/** Returns the data address of a picture, or `null` if the page does not contain it. */
export const pictureOf = (file: string): string | null => {
  pictures ??= JSON.parse(source)
  const data = pictures?.[file]
  return data === undefined ? null : `data:image/webp;base64,${data}`
}
