type Child = Node | string | null
type Properties = Readonly<Record<string, string | number | boolean | ((event: Event) => void) | undefined>>

const fillElement = <E extends Element>(element: E, properties: Properties, children: readonly Child[]): E => {
  for (const [name, value] of Object.entries(properties)) {
    if (typeof value === 'function') element.addEventListener(name, value)
    else if (value === true) element.setAttribute(name, '')
    else if (value !== undefined && value !== false) element.setAttribute(name, String(value))
  }
  element.append(...children.filter((child) => child !== null))
  return element
}

/** Creates an HTML element. A property whose value is a function becomes an event listener. */
export const html = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Properties = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] => fillElement(document.createElement(tag), properties, children)

/** Creates an SVG element. */
export const svg = <Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  properties: Properties = {},
  ...children: readonly Child[]
): SVGElementTagNameMap[Tag] =>
  fillElement(document.createElementNS('http://www.w3.org/2000/svg', tag), properties, children)

/** Returns the viewer's address of a flow, state and transition. */
export const addressOf = (flowId: string, stateId: string = flowId, transitionId?: string): string => {
  const parts =
    transitionId !== undefined ? [flowId, stateId, transitionId] : stateId === flowId ? [flowId] : [flowId, stateId]
  return `#${parts.map(encodeURIComponent).join('/')}`
}
