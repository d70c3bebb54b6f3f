import { expect, test } from 'vitest'
import { viewerPage } from '../../../tools/flows/page'
import type { ViewerData } from '../../../tools/flows/viewer/data'
import { unpackData } from '../../../tools/flows/viewer/unpackData'
import { emptyViewer } from './emptyViewer'

const data: ViewerData = { ...emptyViewer, texts: { login: ['</script>', 'Írja be az SMS-kódot!'] } }

test('the flow viewer is a single page that contains its data and loads no other file', async () => {
  const page = await viewerPage(data)
  // XState's code contains addresses only in error messages.
  const requestPattern =
    /<link|\ssrc=|@import|url\((?!#)|\bimport\s*[("{]|https?:(?!\/\/(www\.w3\.org|stately\.ai\/docs|github\.com\/statelyai))/
  expect(requestPattern.exec(page)?.[0]).toBeUndefined()
  expect(page.match(/<\/script>/g)).toHaveLength(2)
  const packed = /id="data">([^<]*)</.exec(page)?.[1] ?? ''
  expect(await unpackData(packed)).toEqual(data)
})
