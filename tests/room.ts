/**
 * Returns the parts of the page that do not fit at this text size. These are elements wider than the window, cut or
 * overflowing texts, numbers in several lines, and content under the bottom bar.
 * Runs in the page, so the function must not use any name from outside the function.
 */
export const crowded = (fontSize: string): readonly string[] => {
  /** Digits with their separators. A line may break inside an account number, so each part is a match of its own. */
  const NUMBER = /\d(?:[\d\u00a0\u202f.,:]*\d)?/g
  const { documentElement: root } = document

  const wide = (): readonly Element[] =>
    root.scrollWidth <= root.clientWidth
      ? []
      : [...document.body.querySelectorAll('*')].filter(
          (element) => element.getBoundingClientRect().right > root.clientWidth,
        )

  /** Returns the elements of the footer that the bottom bar hides at the maximum scroll position. */
  const hidden = (): readonly Element[] => {
    const bar = [...document.querySelectorAll('.back, .action-back, .action-primary')].filter(
      (part) => getComputedStyle(part).position === 'fixed' && part.clientHeight > 0,
    )
    const top = Math.min(...bar.map((part) => part.getBoundingClientRect().top))
    const remaining = root.scrollHeight - window.innerHeight - window.scrollY
    return [...document.querySelectorAll('.footer *')].filter(
      (element) => element.getBoundingClientRect().bottom - remaining > top,
    )
  }

  const boxes = new Map<Element, Element | null>()

  /** Returns the box that contains or clips the element's text, or `null` if the text is hidden or can be scrolled. */
  const boxOf = (element: Element): Element | null => {
    const cached = boxes.get(element)
    if (cached !== undefined) return cached
    const { overflowX, overflowY, backgroundColor, borderLeftWidth, clipPath, display } = getComputedStyle(element)
    const isUnseen = clipPath !== 'none' || overflowX === 'auto' || overflowY === 'auto' || display === 'none'
    const isBox =
      display !== 'inline' &&
      (overflowX !== 'visible' || borderLeftWidth !== '0px' || backgroundColor !== 'rgba(0, 0, 0, 0)')
    const around = element.parentElement === null ? element : boxOf(element.parentElement)
    const box = isUnseen || around === null ? null : isBox ? element : around
    boxes.set(element, box)
    return box
  }

  const isWithin = (inner: DOMRect, outer: DOMRect): boolean =>
    inner.left >= outer.left - 1 &&
    inner.right <= outer.right + 1 &&
    // Allows 4 px, because letters extend a little above and below their line.
    inner.top >= outer.top - 4 &&
    inner.bottom <= outer.bottom + 4

  const unread = (): readonly string[] => {
    const unreadTexts: string[] = []
    const range = document.createRange()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
      const words = text.nodeValue ?? ''
      const box = words.trim() === '' || text.parentElement === null ? null : boxOf(text.parentElement)
      if (box === null) continue
      range.selectNodeContents(text)
      const frame = box.getBoundingClientRect()
      const isCut = [...range.getClientRects()].some((line) => !isWithin(line, frame))
      if (isCut) unreadTexts.push(`"${words}" outside of ${box.outerHTML.slice(0, 120)}`)
      for (const { 0: number, index } of words.matchAll(NUMBER)) {
        if (number.length === 1) continue
        range.setStart(text, index)
        range.setEnd(text, index + number.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) unreadTexts.push(`${number} in ${lines.size} lines`)
      }
    }
    return unreadTexts
  }

  root.style.fontSize = fontSize
  const findings = [...[...wide(), ...hidden()].map(({ outerHTML }) => outerHTML.slice(0, 120)), ...unread()]
  root.style.fontSize = ''
  return findings
}
