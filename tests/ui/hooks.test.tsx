import { cleanup, render, screen } from '@testing-library/react'
import { createRef, StrictMode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { useLateElementPosition } from '../../src/ui/layout/useLateElementPosition'
import { useHasChanged } from '../../src/ui/values/useHasChanged'

afterEach(cleanup)

function Status({ value }: { readonly value: string }) {
  return <p role="status">{useHasChanged(value) ? 'changed' : 'first'}</p>
}

test('useHasChanged stays true even if the value returns to its first value', () => {
  const statusElement = (value: string) => (
    <StrictMode>
      <Status value={value} />
    </StrictMode>
  )
  const { rerender } = render(statusElement('failed'))
  const texts = ['failed', 'loading', 'failed'].map((value) => {
    rerender(statusElement(value))
    return screen.getByRole('status').textContent
  })
  expect(texts).toEqual(['first', 'changed', 'changed'])
})

const surroundings = createRef<HTMLElement>()

function Late({ isThere }: { readonly isThere: boolean }) {
  const route = useLateElementPosition(isThere, surroundings)
  return (
    <main>
      <p role="status">{route ?? 'nowhere'}</p>
      <section ref={surroundings}>Menü</section>
    </main>
  )
}

test('useLateElementPosition keeps returning “below” for a late element even if its surroundings move out of view', () => {
  const { rerender } = render(<Late isThere={false} />)
  expect(screen.getByRole('status').textContent).toBe('nowhere')
  rerender(<Late isThere />)
  expect(screen.getByRole('status').textContent).toBe('below')
  surroundings.current?.style.setProperty('margin-top', '5000px')
  rerender(<Late isThere />)
  expect(screen.getByRole('status').textContent).toBe('below')
})
