const ignore = (event: KeyboardEvent): void => {
  const isTyping = event.target instanceof HTMLTextAreaElement
  if (event.key === 'Enter' && event.repeat && !isTyping) event.preventDefault()
}

/**
 * Ignores the repetitions of a held Enter key. Each repetition would count as a press, and three presses use up a
 * sign-in's attempts.
 */
export const ignoreHeldEnter = (): void => window.addEventListener('keydown', ignore)
