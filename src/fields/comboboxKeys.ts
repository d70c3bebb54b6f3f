import type { KeyboardEvent } from 'react'

interface List {
  readonly options: readonly { readonly key: string }[]
  /** Whether the customer wants to see the options, where there are some. */
  readonly isOpen: boolean
  /** Whether they are to be seen. */
  readonly isShown: boolean
  /** Where the highlighted one stands; -1 where what was typed counts. */
  readonly at: number
  readonly onHighlight: (key: string | null) => void
  readonly onChoose: (key: string) => void
  readonly onClose: () => void
}

interface Reaction {
  readonly act: () => void
  /** The key does not do what it does elsewhere. */
  readonly isTaken: boolean
}

const arrow = ({ options, at, onHighlight, onClose }: List, isDown: boolean, isClosing: boolean): Reaction | null => {
  if (options.length === 0) return null
  // From what was typed the way leads into the list at either end, and from its ends back to what was typed.
  const next = isDown ? at + 1 : at === -1 ? options.length - 1 : at - 1
  return { act: isClosing ? onClose : () => onHighlight(options[next]?.key ?? null), isTaken: true }
}

const reactionTo = ({ key, altKey }: KeyboardEvent, list: List): Reaction | null => {
  const { options, isOpen, isShown, at, onHighlight, onChoose, onClose } = list
  if (key === 'ArrowDown' || key === 'ArrowUp') return arrow(list, key === 'ArrowDown', altKey && key === 'ArrowUp')
  // Also while the options are on their way: they are not wanted any more.
  if (key === 'Escape' && isOpen) return { act: onClose, isTaken: isShown }
  if (!isShown) return null
  const option = options[at]
  switch (key) {
    // With nothing highlighted, it is the form that is meant.
    case 'Enter':
    case 'Tab':
      if (option === undefined) return { act: onClose, isTaken: false }
      return { act: () => onChoose(option.key), isTaken: key === 'Enter' }
    // These move in what was typed, so it is that again which counts.
    case 'Home':
    case 'End':
    case 'ArrowLeft':
    case 'ArrowRight':
      return { act: () => onHighlight(null), isTaken: false }
    default:
      return null
  }
}

/** Does what a key does in a combobox whose list helps with typing (ARIA Authoring Practices, editable combobox). */
export const pressed = (press: KeyboardEvent, list: List): void => {
  // Letters that are still being composed belong to the keyboard.
  const reaction = press.nativeEvent.isComposing ? null : reactionTo(press, list)
  if (reaction?.isTaken) press.preventDefault()
  reaction?.act()
}
