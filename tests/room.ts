/** The elements that are wider than the window where texts are so large. Runs in the page, by itself. */
export const tooWide = (fontSize: string): readonly string[] => {
  const { documentElement: root } = document
  root.style.fontSize = fontSize
  const found = root.scrollWidth <= root.clientWidth ? [] : [...document.querySelectorAll('body *')]
  const outside = found.filter((element) => element.getBoundingClientRect().right > root.clientWidth)
  root.style.fontSize = ''
  return outside.map(({ outerHTML }) => outerHTML.slice(0, 120))
}
