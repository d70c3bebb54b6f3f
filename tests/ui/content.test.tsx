import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { translatePage } from '../browser/support/translator'

let stop = (): void => {}
afterEach(() => {
  stop()
  cleanup()
})

/**
 * A paragraph with the number of attempts left. The number has its own element. Another element appears beside it when
 * one attempt is left.
 */
const Attempts = ({ left }: { readonly left: number }) => (
  <p>
    {left === 1 && <b>Utolsó!</b>}
    <span>{`Még ${left} alkalommal`}</span>
  </p>
)

test('on a page that the browser translates, a changed text and a new text beside it are shown', async () => {
  stop = translatePage('# ')
  const { container, rerender } = render(<Attempts left={2} />)
  await expect.poll(() => container.textContent).toBe('# Még 2 alkalommal')
  rerender(<Attempts left={1} />)
  await expect.poll(() => container.textContent).toBe('# Utolsó!# Még 1 alkalommal')
  rerender(<Attempts left={2} />)
  await expect.poll(() => container.textContent).toBe('# Még 2 alkalommal')
})
