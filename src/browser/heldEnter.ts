const ignoreRepeatedEnter = (event: KeyboardEvent): void => {
  const isTyping = event.target instanceof HTMLTextAreaElement
  if (event.key === 'Enter' && event.repeat && !isTyping) event.preventDefault()
}

/**
 * Ignores the repetitions of a held Enter key, except in multi-line fields. They could use up the attempts of a
 * sign-in.
 */
export const ignoreHeldEnter = (): void => window.addEventListener('keydown', ignoreRepeatedEnter)
