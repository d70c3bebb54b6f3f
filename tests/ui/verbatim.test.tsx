import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { DescriptionList } from '../../src/ui/values/DescriptionList'
import { translatePage } from '../browser/support/translator'

let stop = (): void => {}
afterEach(() => {
  stop()
  cleanup()
})

const values = [
  ...['10000001', 'ABC-123', 'AA BC-123', '11773016-11111018-00000000', 'HU42 1177 3016 1111 1018', 'MINTHUHB'],
  ...['payment-1', 'case-4', 'K-30000001-3', 'minta.anna@posta.example', '+36 20 123 4567'],
]

test('on a translated page, the words in a list of details are translated, but codes and identifiers are not', async () => {
  stop = translatePage('# ')
  const shownValues = [...values, 'Csoportos beszedés', 'Fő utca 1.', '12 450 Ft']
  const { container } = render(<DescriptionList items={shownValues.map((value) => ({ label: `${value}?`, value }))} />)
  await expect.poll(() => container.querySelector('dt')?.textContent).toBe('# 10000001?')
  const read = [...container.querySelectorAll('dd')].map(({ textContent }) => textContent)
  expect(read).toEqual([...values, '# Csoportos beszedés', '# Fő utca 1.', '# 12 450 Ft'])
})
