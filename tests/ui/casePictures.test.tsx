import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { BonusLadder } from '../../src/screens/case/BonusLadder'
import { ComparedShown } from '../../src/screens/case/ComparedShown'
import { loadScreens } from '../screens/signedIn'

beforeAll(loadScreens)
afterEach(cleanup)

const forints = (value: number) => ({ value, currency: 'HUF' }) as const

describe('the bar of a premium in ComparedShown', () => {
  const drawBar = (amount: number, maximum: number, isNew = false) => {
    const { container } = render(
      <ComparedShown compared={{ amount: forints(amount), most: forints(maximum), isNew }} />,
    )
    return { text: container.textContent, bar: container.querySelector('rect') }
  }

  test('has a width in proportion to the larger premium, and its amount beside it', () => {
    const { text, bar } = drawBar(45_000, 60_000)
    expect(text).toMatch(/^45\s000\sFt$/)
    expect(bar?.getAttribute('width')).toBe('75%')
  })

  test('has a note below it if the premium has one', () => {
    const compared = { amount: forints(2), most: forints(2), isNew: true }
    const { container } = render(<ComparedShown compared={compared} note="A tarifa is változik." />)
    expect(container.textContent).toContain('A tarifa is változik.')
  })

  test('has a different class for the new premium than for the old one', () => {
    const classes = [drawBar(1, 2), drawBar(1, 2, true)].map(({ bar }) => bar?.getAttribute('class'))
    expect(new Set(classes).size).toBe(2)
  })

  test('is empty for a premium of zero or less', () => {
    expect(drawBar(0, 0).bar?.getAttribute('width')).toBe('0%')
    expect(drawBar(-500, 100).bar?.getAttribute('width')).toBe('0%')
  })
})

describe('BonusLadder', () => {
  const ladderTexts = (grade: string) => {
    render(<BonusLadder grade={grade} />)
    const words = screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
    cleanup()
    return words
  }

  test.each([
    ['B06', ['1 kármentes év után: B07', '4 kármentes év után: B10']],
    ['B09', ['1 kármentes év után: B10']],
    ['M04', ['1 kármentes év után: M03', '14 kármentes év után: B10']],
    ['A00', ['1 kármentes év után: B01', '10 kármentes év után: B10']],
    ['B10', ['Ez a legjobb fokozat: további kármentes évekkel is itt marad.']],
  ])('shows for bonus grade %s the claim-free years until the next and until the best grade', (grade, words) => {
    expect(ladderTexts(grade)).toEqual(words)
  })

  test('marks the current grade and all grades below it', () => {
    const { container } = render(<BonusLadder grade="B06" />)
    const steps = [...container.querySelectorAll('.ladder-steps > rect')].map((step) => step.getAttribute('class'))
    expect(steps.indexOf('ladder-at')).toBe(10)
    expect(steps.filter((name) => name === 'ladder-climbed')).toHaveLength(10)
    expect(steps.filter((name) => name === 'ladder-ahead')).toHaveLength(4)
  })

  test('shows only the name of an unknown grade', () => {
    const { container } = render(<BonusLadder grade="C1" />)
    expect(container.textContent).toBe('C1')
    expect(container.querySelector('svg')).toBeNull()
  })
})
