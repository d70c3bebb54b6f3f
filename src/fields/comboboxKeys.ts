import type { KeyboardEvent } from 'react'

interface ComboboxList {
  readonly options: readonly { readonly key: string }[]
  /** True if the list should be open, provided that there are options. */
  readonly isOpen: boolean
  /** True if the list is visible. */
  readonly isShown: boolean
  /** Index of the highlighted option; -1 if no option is highlighted. */
  readonly at: number
  readonly onHighlight: (key: string | null) => void
  readonly onChoose: (key: string) => void
  readonly onClose: () => void
}

interface KeyReaction {
  readonly act: () => void
  /** True if the key's default action is prevented. */
  readonly isTaken: boolean
}

const reactionToArrow = (
  { options, at, onHighlight, onClose }: ComboboxList,
  isDown: boolean,
  isClosing: boolean,
): KeyReaction | null => {
  if (options.length === 0) return null
  // The arrow keys move from the typed text to the first or last option, and from there back to the text.
  const nextIndex = isDown ? at + 1 : at === -1 ? options.length - 1 : at - 1
  return { act: isClosing ? onClose : () => onHighlight(options[nextIndex]?.key ?? null), isTaken: true }
}

const reactionTo = ({ key, altKey }: KeyboardEvent, list: ComboboxList): KeyReaction | null => {
  const { options, isOpen, isShown, at, onHighlight, onChoose, onClose } = list
  if (key === 'ArrowDown' || key === 'ArrowUp')
    return reactionToArrow(list, key === 'ArrowDown', altKey && key === 'ArrowUp')
  // Escape also closes a list whose options are still loading, because they are no longer wanted.
  if (key === 'Escape' && isOpen) return { act: onClose, isTaken: isShown }
  if (!isShown) return null
  const option = options[at]
  switch (key) {
    // If no option is highlighted, the key closes the list and keeps its usual effect: Enter submits the form.
    case 'Enter':
    case 'Tab':
      if (option === undefined) return { act: onClose, isTaken: false }
      return { act: () => onChoose(option.key), isTaken: key === 'Enter' }
    // These keys move the caret in the typed text, so no option stays highlighted.
    case 'Home':
    case 'End':
    case 'ArrowLeft':
    case 'ArrowRight':
      return { act: () => onHighlight(null), isTaken: false }
    default:
      return null
  }
}

/** Handles a key in a combobox with a list of suggestions (ARIA Authoring Practices, editable combobox). */
export const handleListKey = (press: KeyboardEvent, list: ComboboxList): void => {
  // During composition (IME), the keys are left to the input method.
  const reaction = press.nativeEvent.isComposing ? null : reactionTo(press, list)
  if (reaction?.isTaken) press.preventDefault()
  reaction?.act()
}
