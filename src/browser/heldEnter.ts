const ignoreRepeatedEnter = (event: KeyboardEvent): void => {
  const isTyping = event.target instanceof HTMLTextAreaElement
  if (event.key === 'Enter' && event.repeat && !isTyping) event.preventDefault()
}

/** Ignores the repetitions of a held Enter key. Three presses would use up a sign-in's attempts. */
export const ignoreHeldEnter = (): void => window.addEventListener('keydown', ignoreRepeatedEnter)
