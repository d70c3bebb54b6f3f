/**
 * Emulates a page translator such as Google Translate. Replaces every text node with `<font><font>`, now and whenever a
 * text is added or changed. Keeps the words, so that tests find them, and writes `mark` before each text. Logs an error
 * if the portal writes to a replaced text node, because the customer would still see the old text. Returns a function
 * that stops the emulation.
 */
export const translatePage = (mark = ''): (() => void) => {
  const UNTOUCHED = 'head, script, style, textarea, noscript, font, [translate="no"]'

  const replaced = new MutationObserver((writes) => {
    for (const { target, oldValue } of writes) {
      console.error(`[translator] stale text: "${oldValue}" should have become "${target.nodeValue}"`)
    }
  })

  const translate = (text: Text): void => {
    const { parentElement, data } = text
    if (parentElement === null || data.trim() === '' || parentElement.closest(UNTOUCHED) !== null) return
    const translation = document.createElement('font')
    translation.append(document.createElement('font'))
    translation.firstElementChild?.append(mark + data)
    text.replaceWith(translation)
    replaced.observe(text, { characterData: true, characterDataOldValue: true })
  }

  const textsIn = (node: Node): readonly Text[] => {
    const texts: Text[] = []
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    for (let at: Node | null = walker.currentNode; at !== null; at = walker.nextNode()) {
      if (at instanceof Text) texts.push(at)
    }
    return texts
  }

  const page = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      for (const node of target instanceof Text ? [target] : addedNodes) textsIn(node).forEach(translate)
    }
  })
  textsIn(document).forEach(translate)
  page.observe(document, { subtree: true, childList: true, characterData: true })
  return () => {
    page.disconnect()
    replaced.disconnect()
  }
}
