/** Splits a selector list at its commas, except commas inside parentheses. */
export const selectorsOf = (list: string): readonly string[] => {
  let depth = 0
  const cuts = [...list].flatMap((sign, index) => {
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    return sign === ',' && depth === 0 ? [index] : []
  })
  return [...cuts, list.length].map((end, at) => list.slice(at === 0 ? 0 : (cuts[at - 1] ?? 0) + 1, end).trim())
}

/** Returns a selector's specificity: ids, then classes, attributes and states, then elements, three digits each. */
export const weightOf = (selector: string): number => {
  const inside = /:(is|not|has|where)\(((?:[^()]|\([^()]*\)|\((?:[^()]|\([^()]*\))*\))*)\)/g
  const nested = [...selector.matchAll(inside)].map(([, name, list = '']) =>
    name === 'where' ? 0 : Math.max(...selectorsOf(list).map(weightOf)),
  )
  const ownSelector = selector.replace(inside, '').replace(/\([^)]*\)/g, '()')
  const count = (pattern: RegExp): number => ownSelector.match(pattern)?.length ?? 0
  return (
    count(/#[\w-]+/g) * 1_000_000 +
    count(/\.[\w-]+|\[[^\]]*\]|(?<!:):[\w-]+/g) * 1_000 +
    count(/(?<![\w.#:[\]"=-])[a-z][\w]*|::[\w-]+/gi) +
    nested.reduce((sum, weight) => sum + weight, 0)
  )
}
