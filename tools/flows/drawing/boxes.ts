import type { FlowState, FlowTransition } from '../schema'
import { wrap } from './wrap'

/** Sizes of the drawing (px). The font size decides how many characters fit into a line. */
export const BOX = { width: 262, padding: 12, line: 17, small: 16, characters: 28, corner: 10 } as const
export const LABEL = { width: 206, line: 15, padding: 5, gap: 5, characters: 25 } as const

/** A line in a state's box: the state's description, a call, or another flow. */
export interface BoxLine {
  readonly kind: 'title' | 'call' | 'flow'
  readonly text: string
  /** The flow that a click on the line opens. */
  readonly flow?: string
}

/** Returns the lines in the box of a state: its description, and the actors that it invokes. */
export const boxLines = (
  { description, invokes }: FlowState,
  maxCharacters: number = BOX.characters,
): readonly BoxLine[] => [
  ...wrap(description, maxCharacters).map((text) => ({ kind: 'title', text }) as const),
  ...invokes.flatMap(({ words, flow }): readonly BoxLine[] =>
    flow === null
      ? wrap(`vár: ${words}`, maxCharacters).map((text) => ({ kind: 'call', text }))
      : wrap(`▸ ${words}`, maxCharacters).map((text) => ({ kind: 'flow', text, flow })),
  ),
]

/** Returns the total height of lines (px). */
export const linesHeight = (lines: readonly BoxLine[]): number =>
  lines.reduce((sum, { kind }) => sum + (kind === 'title' ? BOX.line : BOX.small), 0)

/** The label of a transition on an edge. */
export interface EdgeText {
  readonly id: string
  readonly kind: FlowTransition['kind']
  readonly event: readonly string[]
  readonly condition: readonly string[]
}

const CUSTOMER_PREFIX = 'az ügyfél '

/** Returns the label of a transition. Events of the customer have an icon instead of the words "az ügyfél". */
export const edgeText = ({ id, kind, words, condition }: FlowTransition): EdgeText => {
  const event = kind === 'automatic' && condition !== null ? '' : words.replace(CUSTOMER_PREFIX, '')
  return {
    id,
    kind,
    event: event === '' ? [] : wrap(event, LABEL.characters),
    condition:
      condition === null ? [] : wrap(condition === 'különben' ? condition : `ha ${condition}`, LABEL.characters),
  }
}

/** Returns the total height of an edge's labels (px). */
export const labelHeight = (texts: readonly EdgeText[]): number =>
  texts.reduce((sum, { event, condition }) => sum + (event.length + condition.length) * LABEL.line + LABEL.gap, 0) +
  2 * LABEL.padding -
  LABEL.gap
