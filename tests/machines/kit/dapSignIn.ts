import { createActor, createEmptyActor } from 'xstate'
import { dapMachine } from '../../../machines/dap/dap.machine'
import type { DapStatus } from '../../../machines/dap/dap.types'
import { appMachines } from '../../../machines/root/app.lazyMachines'
import { SAVED_DAP } from '../../../machines/storageKeys'
import { getDapQrCode, startDap } from '../../../src/api/dap'
import type { FakeServices } from '../../../tools/exploration/kit/fakeServices'
import { applySettlement, runPendingCallbacks } from '../../../tools/exploration/kit/run'
import { openPortal, type Portal } from './portal'
import { answer, begin, load, page, reload } from './story'

const IMAGE = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs='

/** Opens the DÁP sign-in with the tab's saved state. */
export const open = (fake: FakeServices) =>
  begin(
    createActor(dapMachine, {
      input: { saved: fake.services.storage.read(SAVED_DAP) ?? null, chosen: null, canOpenHere: true },
      // Acts as the portal. The machine sends its parent an event when it shows the list of contracts.
      parent: createEmptyActor(),
    }),
    fake,
  )

export type DapActor = Awaited<ReturnType<typeof open>>

/** Reloads the page and opens the DÁP sign-in again. */
export const openAfterReload = async (fake: FakeServices) => {
  const { fake: reloaded } = reload(fake)
  return { fake: reloaded, dap: await open(reloaded) }
}

/** Answers the call that starts the sign-in. */
export const starts = (fake: FakeServices, identificationUrl = 'https://azonositas.example/dap?code=dap-1') =>
  answer(fake, startDap, {
    sessionId: 'dap-1',
    status: 'STARTED',
    identificationUrl,
    identificationQRCode: IMAGE,
    websocketId: 'socket-1',
  })

/** Answers the call for a QR code. The code is valid for `expiresIn` seconds. */
export const givesCode = (fake: FakeServices, expiresIn = 60) =>
  answer(fake, getDapQrCode, { identificationQRCode: IMAGE, expiresIn })

/** Opens a sign-in with a QR code and an open WebSocket. */
export const openQrSignIn = async (expiresIn = 60) => {
  const { fake } = page()
  const dap = await open(fake)
  await starts(fake)
  await givesCode(fake, expiresIn)
  await sendStatus(fake, 'STARTED')
  return { fake, dap }
}

/** Opens the whole portal at a DÁP sign-in with a QR code. */
export const openPortalAtCode = async (
  shared?: Map<string, string>,
  address = '/kgfb/belepes',
  storage?: Map<string, string>,
): Promise<Portal> => {
  appMachines.provide({ dap: dapMachine })
  const portal = await openPortal(address, storage, shared)
  while (portal.app.getSnapshot().children.login === undefined) await load(portal.fake, 'loadModule')
  portal.app.getSnapshot().children.login?.send({ type: 'dap.chosen' })
  await load(portal.fake, 'loadModule')
  await starts(portal.fake)
  await givesCode(portal.fake)
  await sendStatus(portal.fake, 'STARTED')
  return portal
}

/** Sends a status of the sign-in from the insurer over the WebSocket. */
export const sendStatus = async (fake: FakeServices, status: DapStatus): Promise<void> => {
  fake.tell(JSON.stringify({ status }))
  await runPendingCallbacks()
}

/** Closes the WebSocket with a close code. */
export const close = (fake: FakeServices, code = 1006) => load(fake, 'dap socket', code)

/** Hides the page or shows it again. */
export const turn = (fake: FakeServices, to: 'hidden' | 'visible') =>
  applySettlement(fake, { type: 'answer', service: `page ${to}`, value: undefined })

/** Returns the number of WebSockets that are open or opening. */
export const connections = (fake: FakeServices): number =>
  fake.waiting().filter((service) => service === 'dap socket').length

/** Returns the state of the QR code. `statusState` returns the state of the status updates. */
export const codeState = (dap: DapActor): unknown => Object(dap.getSnapshot().value).waiting?.code
export const statusState = (dap: DapActor): unknown => Object(dap.getSnapshot().value).waiting?.status
