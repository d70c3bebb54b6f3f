import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { copyActor } from '../../machines/payment/copy.actor'
import { bindServices, type Services } from '../../machines/services'
import { logout } from '../../src/api/auth'
import { connectLocation } from '../../src/app/location'
import { browserServices } from '../../src/app/services'
import { openTab } from '../../src/app/tab'
import { keepPreview } from '../../src/browser/files'
import { photos } from '../../src/browser/photos/photos'
import { forgetSaved, keepSavedFile } from '../../src/browser/savedFiles'
import { saveFile } from '../../src/browser/saveFile'
import { DownloadStatus } from '../../src/download/DownloadStatus'
import { ShareFile } from '../../src/download/ShareFile'
import { PhotoPreview } from '../../src/fields/PhotoPreview'
import { register } from '../../src/modules/lazyModule'
import { OtherDevice } from '../../src/ui/controls/OtherDevice'
import { PrintButton } from '../../src/ui/controls/PrintButton'
import { QrImageLink } from '../../src/ui/controls/QrImageLink'
import { ShareButton } from '../../src/ui/controls/ShareButton'
import { focusAnswer, focusNewHeading, focusRequestedHeading, scrollIntoSight } from '../../src/ui/layout/arrival'
import { useIsDesk } from '../../src/ui/layout/useIsDesk'
import { openPortal } from '../machines/kit/portal'
import { withClock } from '../machines/kit/story'
import { loadScreens } from '../screens/signedIn'
import { forgetSimulation } from '../screens/support/forgetSimulation'

const fails = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

/** Replaces an API with one that throws when it is read. */
const forbid = (owner: object, name: string) => {
  const descriptor = Object.getOwnPropertyDescriptor(owner, name)
  Object.defineProperty(owner, name, { configurable: true, get: fails })
  restored.push(() => {
    if (descriptor) Object.defineProperty(owner, name, descriptor)
    else Reflect.deleteProperty(owner, name)
  })
}

const restored: (() => void)[] = []

const { signal } = new AbortController()

/** The pending start of the simulated insurer, which the test must wait for. `undefined` if it was not started. */
let mockStart: Promise<unknown> | undefined

beforeAll(() => {
  loadScreens()
  register({ photos })
})

afterEach(() => {
  cleanup()
  for (const restore of restored.splice(0)) restore()
  forgetSaved()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

afterAll(async () => {
  await Promise.allSettled([mockStart])
  forgetSimulation()
})

/** Functions that call each service once, by the service's name. */
const uses: { readonly [Name in keyof Services]: (services: Services) => unknown } = {
  call: ({ call }) => call(logout, {}, { signal }),
  file: ({ file }) => file('a'),
  readyPhotos: ({ readyPhotos }) => readyPhotos(),
  preparePhoto: ({ preparePhoto }) => preparePhoto('a', signal),
  showPhoto: ({ showPhoto }) => showPhoto('a', new Blob(), signal),
  releaseFile: ({ releaseFile }) => releaseFile('a'),
  forgetFile: ({ forgetFile }) => forgetFile('a'),
  forgetFiles: ({ forgetFiles }) => forgetFiles(() => true),
  forgetSaved: ({ forgetSaved }) => forgetSaved(),
  saveFile: ({ saveFile }) => saveFile('a', new Blob(), 'a.pdf'),
  storage: ({ storage }) => [storage.write('a', 1), storage.writeSoon('a', 2), storage.read('a'), storage.clear('a')],
  sharedStorage: ({ sharedStorage }) => [sharedStorage.write('a', 1), sharedStorage.read('a'), sharedStorage.keys('a')],
  keeps: ({ keeps }: Services) => keeps(),
  leave: ({ leave }) => leave('#', signal),
  copy: ({ copy }) => copy('a'),
  networkBack: ({ networkBack }) => networkBack(signal),
  comesToFront: ({ comesToFront }) => comesToFront(signal),
  pageTurns: ({ pageTurns }) => pageTurns('visible', signal),
  listenToDap: ({ listenToDap }) => listenToDap('a', () => undefined, signal),
  readOneTimeCode: ({ readOneTimeCode }) => readOneTimeCode(signal),
  now: ({ now }) => now(),
  insurerTime: ({ insurerTime }) => insurerTime(),
  sleepUntil: ({ sleepUntil }) => sleepUntil(0, signal),
  newId: ({ newId }) => newId(),
  site: ({ site }) => site(),
  loadConfiguration: ({ loadConfiguration }) => loadConfiguration(signal),
  loadTexts: ({ loadTexts }) => loadTexts([], signal),
  startMock: ({ startMock }) => {
    mockStart = startMock()
    return mockStart
  },
  loadModule: ({ loadModule }) => loadModule('kgfb'),
  useToken: ({ useToken }) => useToken(null),
  report: ({ report }) => report({ kind: 'fault', subject: 'a', detail: 'b' }),
  track: ({ track }) => track({ event: 'tile', tile: 'kgfb', outbound: false }),
}

const names = Object.keys(uses).filter((name): name is keyof Services => name in uses)

describe('in a browser whose APIs throw,', () => {
  beforeEach(() => {
    forbid(navigator, 'clipboard')
    forbid(navigator, 'locks')
    forbid(navigator, 'credentials')
    forbid(navigator, 'share')
    forbid(navigator, 'canShare')
    forbid(navigator, 'serviceWorker')
    forbid(navigator, 'onLine')
    forbid(window, 'sessionStorage')
    forbid(window, 'localStorage')
    forbid(window, 'matchMedia')
    vi.spyOn(window, 'print').mockImplementation(fails)
    forbid(window, 'visualViewport')
    vi.spyOn(window, 'scrollTo').mockImplementation(fails)
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(fails)
    vi.spyOn(HTMLElement.prototype, 'focus').mockImplementation(fails)
    forbid(window, 'dataLayer')
    forbid(window, 'Worker')
    forbid(window, 'OffscreenCanvas')
    forbid(window, 'createImageBitmap')
    forbid(window, 'WebSocket')
    forbid(URL, 'createObjectURL')
    forbid(HTMLCanvasElement.prototype, 'getContext')
    forbid(HTMLCanvasElement.prototype, 'toDataURL')
    Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: undefined })
    restored.push(() => Reflect.deleteProperty(crypto, 'randomUUID'))
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    vi.stubGlobal('fetch', fails)
  })

  test.each([focusNewHeading, focusRequestedHeading, focusAnswer, scrollIntoSight])(
    'a heading with the ref callback %o is still rendered',
    (ref) => {
      render(<h1 ref={(heading) => void ref(heading)}>Cím</h1>)
      expect(screen.getByRole('heading').textContent).toBe('Cím')
    },
  )

  test.each(names)('the service %s does not throw synchronously', (name) => {
    const result = uses[name](browserServices(async () => undefined))
    if (result instanceof Promise) result.catch(() => undefined)
  })

  test('newId returns a new id each time', () => {
    const { newId } = browserServices(async () => undefined)
    expect(newId()).toMatch(/^[0-9a-f]{32}$/)
    expect(newId()).not.toBe(newId())
  })

  test('newId returns an id if randomUUID throws', () => {
    Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: fails })
    expect(browserServices(async () => undefined).newId()).toMatch(/^[0-9a-f]{32}$/)
  })

  test('an attempt to copy a line to the clipboard is reported as failed', async () => {
    const actor = createActor(copyActor, { input: { line: 'accountNumber', text: '1' } })
    bindServices(
      actor.system,
      browserServices(async () => undefined),
    )
    const done = new Promise((resolve) => actor.subscribe(({ output }) => output && resolve(output)))
    actor.start()
    expect(await done).toEqual({ line: 'accountNumber', isCopied: false })
  })

  test.each([
    ['has no window.print', () => vi.stubGlobal('print', undefined)],
    ['forbids printing', () => forbid(window, 'print')],
  ])('the print button is hidden if the browser %s', (_, withhold) => {
    withhold()
    render(<PrintButton>Nyomtatás</PrintButton>)
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('parts of screens render, and pressing their buttons does not throw', () => {
    keepPreview('a', new Blob())
    keepSavedFile('a', new File([], 'a.pdf'))
    const Desk = () => <p>{useIsDesk() ? 'desk' : 'phone'}</p>
    render(
      <>
        <ShareButton data={{ title: 'a' }} refusal="b">
          Megosztás
        </ShareButton>
        <ShareFile fileKey="a" document="a" />
        <PrintButton>Nyomtatás</PrintButton>
        <OtherDevice label="Másik készülék">
          <p>Kód</p>
        </OtherDevice>
        <PhotoPreview id="a" />
        <QrImageLink text="a" fileName="a.gif">
          Mentés
        </QrImageLink>
        <Desk />
      </>,
    )
    for (const button of screen.getAllByRole('button')) fireEvent.click(button)
    expect(screen.getByText('phone')).toBeTruthy()
    expect(screen.getByText('Kód')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Mentés' }).getAttribute('href')).toMatch(/^data:image/)
  })

  test.each([
    [false, 'töltse le ott'],
    [true, 'Kérje a dokumentumot e-mailben'],
  ])(
    'a download that cannot be saved shows an error and what to do instead (can be mailed: %s)',
    (canBeMailed, message) => {
      saveFile('kept-back', new Blob(), 'a.pdf')
      const download = {
        id: 'a',
        status: 'saved',
        progress: 1,
        isAsked: true,
        fileKey: 'kept-back',
        problem: null,
      } as const
      render(<DownloadStatus download={download} name="a" canBeMailed={canBeMailed} isAnswer />)
      const { textContent } = screen.getByRole('alert')
      expect(textContent).toContain('Ez a böngésző nem enged fájlt letölteni.')
      expect(textContent).toContain(message)
      expect(document.body.textContent).not.toMatch(/megérkezett|nyissa meg innen/)
    },
  )

  describe('the portal', () => {
    withClock()

    test('starts in its tab without an error', async () => {
      const { app } = await openPortal('/')
      await openTab(app)
    })

    test('writes the address of the next navigation after pushState has thrown', async () => {
      const { app } = await openPortal('/')
      let isRefusing = true
      const addresses: unknown[] = []
      const writeState = (_: unknown, __: string, address?: string | URL | null) => {
        if (isRefusing) fails()
        addresses.push(address)
      }
      const history = { state: null, length: 1, go: () => undefined, pushState: writeState, replaceState: writeState }
      const bar = { location: { pathname: '/', search: '' }, history, addEventListener: () => undefined }
      const { navigate } = connectLocation(app, bar)
      navigate('/kgfb/belepes')
      isRefusing = false
      navigate('/casco/belepes')
      expect(addresses).toContain('/casco/belepes')
    })
  })
})
