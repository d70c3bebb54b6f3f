/**
 * What has too little room where texts are so large: it is wider than the window, a text that is cut or sticks out of its box,
 * a number in several lines, or what the bar at the foot would hide. Runs in the page, by itself.
 */
export const crowded = (fontSize: string): readonly string[] => {
  /** Digits with what holds them together; a line may end between the parts of an account's number. */
  const NUMBER = /\d(?:[\d\u00a0\u202f.,:]*\d)?/g
  const { documentElement: root } = document

  const wide = (): readonly Element[] =>
    root.scrollWidth <= root.clientWidth
      ? []
      : [...document.body.querySelectorAll('*')].filter(
          (element) => element.getBoundingClientRect().right > root.clientWidth,
        )

  /** The last part of the page, where it cannot be moved any further, lies above the bar. */
  const hidden = (): readonly Element[] => {
    const bar = [...document.querySelectorAll('.back, .action-back, .action-primary')].filter(
      (part) => getComputedStyle(part).position === 'fixed' && part.clientHeight > 0,
    )
    const top = Math.min(...bar.map((part) => part.getBoundingClientRect().top))
    const rest = root.scrollHeight - window.innerHeight - window.scrollY
    return [...document.querySelectorAll('.footer *')].filter(
      (element) => element.getBoundingClientRect().bottom - rest > top,
    )
  }

  const boxes = new Map<Element, Element | null>()

  /** The box that a text in an element is seen in: what is drawn around it, or cuts it off; `null` where it is not seen, or is moved. */
  const boxOf = (element: Element): Element | null => {
    const known = boxes.get(element)
    if (known !== undefined) return known
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
    // Letters reach a little above and below their line.
    inner.top >= outer.top - 4 &&
    inner.bottom <= outer.bottom + 4

  const unread = (): readonly string[] => {
    const found: string[] = []
    const range = document.createRange()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
      const words = text.nodeValue ?? ''
      const box = words.trim() === '' || text.parentElement === null ? null : boxOf(text.parentElement)
      if (box === null) continue
      range.selectNodeContents(text)
      const frame = box.getBoundingClientRect()
      const isCut = [...range.getClientRects()].some((line) => !isWithin(line, frame))
      if (isCut) found.push(`"${words}" outside of ${box.outerHTML.slice(0, 120)}`)
      for (const { 0: number, index } of words.matchAll(NUMBER)) {
        if (number.length === 1) continue
        range.setStart(text, index)
        range.setEnd(text, index + number.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) found.push(`${number} in ${lines.size} lines`)
      }
    }
    return found
  }

  root.style.fontSize = fontSize
  const found = [...[...wide(), ...hidden()].map(({ outerHTML }) => outerHTML.slice(0, 120)), ...unread()]
  root.style.fontSize = ''
  return found
}
