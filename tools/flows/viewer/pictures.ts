/** The pictures in the page, read before the viewer replaces the page's content. */
const picturesJson = document.getElementById('pictures')?.textContent ?? '{}'

let pictures: Readonly<Record<string, string>> | null = null

/** Returns the data address of a picture, or `null` if the page does not contain it. */
export const pictureOf = (file: string): string | null => {
  pictures ??= JSON.parse(picturesJson)
  const base64 = pictures?.[file]
  return base64 === undefined ? null : `data:image/webp;base64,${base64}`
}
