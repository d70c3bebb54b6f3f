import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { followMovedElements } from '../../src/app/movedElements'
import { DownloadStatus } from '../../src/download/DownloadStatus'
import { FileRow } from '../../src/fields/FileRow'
import { PhotoField } from '../../src/fields/PhotoField'
import { EmailStatus } from '../../src/screens/documents/EmailStatus'
import { loadScreens } from '../screens/signedIn'

beforeAll(loadScreens)
beforeAll(followMovedElements)
afterEach(cleanup)

/** Replaces the elements in each paragraph by copies, as extensions do that mark words. */
const redraw = (root: Element) => {
  for (const paragraph of root.querySelectorAll('p')) {
    if (paragraph.childElementCount > 0)
      paragraph.replaceChildren(...[...paragraph.children].map((child) => child.cloneNode(true)))
  }
}

const file = { id: 'a', name: 'a.jpg', size: '1 kB' } as const
const row = (status: 'sending' | 'uploaded', statusText: string) => (
  <FileRow file={{ ...file, status, statusText }} send={vi.fn()} whileShown={() => undefined} />
)
const button = { label: 'Kép', name: 'Kép' }
const photo = (status: 'sending' | 'uploaded', statusText: string) => (
  <PhotoField
    name="kep"
    label="Kép"
    send={vi.fn()}
    outline="frontLeft"
    camera={button}
    chooser={button}
    onAdd={vi.fn()}
    file={{ ...file, status, statusText }}
  />
)
const download = { id: 'a', progress: null, isAsked: true, fileKey: null, problem: null } as const
const emailed = {
  ...{ id: 'a', address: 'a@b.hu', addressError: null, warning: null },
  ...{ refusals: 0, wasAsked: false, problem: null },
} as const

test.each([
  ['a file', row('sending', 'feltöltés'), row('uploaded', 'feltöltve'), 'feltöltés', 'feltöltve'],
  ['a photo', photo('sending', 'feltöltés'), photo('uploaded', 'feltöltve'), 'feltöltés', 'feltöltve'],
  [
    'a download',
    <DownloadStatus key="a" name="a" isAnswer download={{ ...download, status: 'loading' }} />,
    <DownloadStatus key="a" name="a" isAnswer download={{ ...download, status: 'saved' }} />,
    'Letöltjük a dokumentumot.',
    'A dokumentum megérkezett.',
  ],
  [
    'an e-mail',
    <EmailStatus key="a" isAnswer email={{ ...emailed, status: 'sending' }} />,
    <EmailStatus key="a" isAnswer email={{ ...emailed, status: 'sent' }} />,
    'Elküldjük a dokumentumot.',
    'Elküldtük ide: a@b.hu',
  ],
])('%s shows only its new status after an extension has redrawn its paragraph', (_, before, after, old, now) => {
  const { container, rerender } = render(before)
  expect(container.textContent).toContain(old)
  redraw(container)
  rerender(after)
  expect(container.textContent).toContain(now)
  expect(container.textContent).not.toContain(old)
})
