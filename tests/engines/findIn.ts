/**
 * Returns the first visible control or heading whose name begins with `name`, preferably one with exactly this name.
 * For the role `text`, returns the first element whose own text contains `name`. The function runs in the page, so it
 * must not use anything from outside of itself.
 */
export const findIn = (role: string, name: string): Element | null => {
  const selectors: Readonly<Record<string, string>> = {
    button: 'button',
    link: 'a[href]',
    heading: 'h1, h2, h3',
    field: 'input, select, textarea',
    text: 'body *',
  }
  const collapseSpaces = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
  const nameOf = (element: Element): string => {
    const label = element.getAttribute('aria-label')
    if (label !== null) return collapseSpaces(label)
    if (
      element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement
    )
      return collapseSpaces(element.labels?.[0]?.textContent ?? '')
    return collapseSpaces(element.textContent ?? '')
  }
  /** Returns an element's own text, without that of nested elements. */
  const wordsOf = (element: Element): string =>
    collapseSpaces([...element.childNodes].map((node) => (node instanceof Text ? node.data : '')).join(' '))
  // A file field counts as visible although it is hidden, because customers see its label instead.
  const isSeen = (element: Element) =>
    element.getClientRects().length > 0 || (element instanceof HTMLInputElement && element.type === 'file')
  const found = [...document.querySelectorAll(selectors[role] ?? role)].filter(isSeen)
  if (role === 'text') return found.find((element) => wordsOf(element).includes(name)) ?? null
  return (
    found.find((element) => nameOf(element) === name) ??
    found.find((element) => nameOf(element).startsWith(name)) ??
    null
  )
}
