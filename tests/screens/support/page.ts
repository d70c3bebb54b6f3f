/** Returns the part of the page that accepts input: the open modal dialog, or the whole page if none is open. */
export const usable = (): ParentNode => document.querySelector('dialog[open]') ?? document

/** Returns the states that the page names in `data-state`. */
export const shownStates = (): readonly (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>('[data-state]')].map(({ dataset }) => dataset.state)

/** Returns the elements through which the customer sends an event of this type. */
export const sendersOf = (type: string): readonly HTMLElement[] => [
  ...usable().querySelectorAll<HTMLElement>(`[data-event="${type}"]`),
]

/** Returns the types of the events that the customer can send through an element of the page. */
export const offeredEvents = (): ReadonlySet<string> =>
  new Set([...usable().querySelectorAll<HTMLElement>('[data-event]')].map(({ dataset }) => dataset.event ?? ''))

/** Selectors of the fields that send an event without having `data-event`, by event type. */
export const FIELDS: Readonly<Record<string, string>> = {
  'userType.chosen': 'input[type=radio][name=userType]',
  'method.chosen': 'input[type=radio][name=method]',
  'contractNumber.changed': '#field-contractNumber',
  'phone.changed': '#field-phone',
  'answer.changed':
    ':is(input.input, textarea, select, .option input)[name]:not(#field-contractNumber, #field-phone, [name=userType], [name=method], [name=year], [name^=address-])',
  'address.changed': 'input[name^=address-]',
  'year.chosen': 'select[name=year]',
  'confirmation.changed': '#field-confirmationCode',
  // Leaves out a search inside a form. It filters the form's options and sends no event.
  'search.changed': 'input[type=search]:not(form *)',
  'file.added': 'input[type=file]',
}

/** Events that a machine may handle although no element on its screen sends them. The value is the reason. */
export const ELSEWHERE: Readonly<Record<string, string>> = {
  'answer.left': 'leaving the field that answer.changed types into',
  'location.requested': 'links and the browser’s own buttons request an address; they are on every screen',
  'option.highlighted': 'the arrow keys in a field with suggestions; tests/ui/combobox.test.tsx presses them',
  'list.closed': 'the same keys, and leaving that field',
  'field.entered': 'entering a field that answer.changed types into',
  'field.left': 'leaving it',
  'row.added': 'always offered; models add one row, since each further row would double the number of states',
  'row.removed': 'always offered; models remove one row',
  'shares.spread': 'changes shares as typing does; tests/screens/shares.test.tsx presses each of its buttons',
  'tile.chosen': 'counts a followed tile; tiles are on two screens, and the machine counts them in all states',
}

/** A form control. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Returns the control that sends an event, or `null` if the page lacks it. If several controls send it, `name` selects
 * one.
 */
const controlOf = (type: string, name?: string): Control | null =>
  [...usable().querySelectorAll<Control>(FIELDS[type] ?? 'no-field')].find(
    (control) => name === undefined || control.name === name,
  ) ?? null

/** Tells if the field of an event is on the page. */
export const hasField = (type: string): boolean => controlOf(type) !== null

/**
 * Returns the control that sends an event. If several controls send it, `name` selects one. @throws if none exists.
 */
export const fieldFor = (type: string, name?: string): Control => {
  const control = controlOf(type, name)
  if (control === null) throw new Error(`No field on the page sends ${type} ${name ?? ''}`)
  return control
}

/** Tells if a form waits for an answer. Meanwhile its fields stay on the page, but ignore input. */
export const isWaiting = (): boolean => document.querySelector('form [type=submit][aria-busy=true]') !== null

/** Returns the texts on the page, one per entry, including texts only for screen readers. */
export const textsOnPage = (): readonly string[] => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    // A `wbr` does not split a word.
    const before = node.parentElement?.previousSibling?.nodeName === 'WBR' ? (texts.pop() ?? '') : ''
    texts.push(`${before}${node.textContent}`)
  }
  const labels = [...document.querySelectorAll('[aria-label]')].map(
    (element) => element.getAttribute('aria-label') ?? '',
  )
  return [...texts, ...labels]
}

/** Returns the texts that a browser may translate. Leaves out text areas and elements with `translate="no"`. */
export const translatedTexts = (): readonly string[] => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node.parentElement?.closest('[translate="no"], textarea') === null) texts.push(node.textContent ?? '')
  }
  return texts
}

const attributesOf = ({ attributes }: Element, names: readonly string[]): readonly string[] =>
  names.map((name) => attributes.getNamedItem(name)?.value ?? '')

/** Returns a key of the page's look: its states and elements, without the texts. */
export const looksOf = (): string => `${shownStates().join(' ')} ${shapeOf(document.body)}`

const STATES = ['role', 'data-status', 'aria-disabled', 'aria-busy', 'aria-invalid']

/** Returns a key of an element's structure, without texts. Equal neighbours count once, however many they are. */
export const shapeOf = (element: Element): string => {
  const { tagName, className, children } = element
  const parts = [...children].map(shapeOf).filter((part, index, all) => part !== all[index - 1])
  return `${[tagName, className, ...attributesOf(element, STATES)].join()}(${parts.join(' ')})`
}
