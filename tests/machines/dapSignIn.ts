import { createActor, createEmptyActor } from 'xstate'
import { appMachines } from '../../machines/app.lazyMachines'
import { dapMachine } from '../../machines/dap/dap.machine'
import type { DapStatus } from '../../machines/dap/dap.types'
import { SAVED_DAP } from '../../machines/storageKeys'
import { getDapQrCode, startDap } from '../../src/api/dap'
import type { FakeServices } from '../../tools/exploration/kit/fakeServices'
import { happen, settled } from '../../tools/exploration/kit/run'
import { openPortal, type Portal } from './portal'
import { answer, begin, load, page, reload } from './story'

const IMAGE = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs='

/** Opens the DÁP sign-in with what the tab has kept. */
export const open = (fake: FakeServices) =>
  begin(
    createActor(dapMachine, {
      input: { saved: fake.services.storage.read(SAVED_DAP) ?? null, chosen: null },
      // The portal, which is told whether the list is shown.
      parent: createEmptyActor(),
    }),
    fake,
  )

export type DapActor = Awaited<ReturnType<typeof open>>

/** Opens it again after a reload. */
export const openAfterReload = async (fake: FakeServices) => {
  const { fake: reloaded } = reload(fake)
  return { fake: reloaded, dap: await open(reloaded) }
}

/** The insurer starts the sign-in. */
export const starts = (fake: FakeServices, identificationUrl = 'https://azonositas.example/dap?code=dap-1') =>
  answer(fake, startDap, {
    sessionId: 'dap-1',
    status: 'STARTED',
    identificationUrl,
    identificationQRCode: IMAGE,
    websocketId: 'socket-1',
  })

/** The insurer gives a QR code that is taken for so many seconds. */
export const givesCode = (fake: FakeServices, expiresIn = 60) =>
  answer(fake, getDapQrCode, { identificationQRCode: IMAGE, expiresIn })

/** A sign-in whose code stands on the page, and whose live connection has come about. */
export const waiting = async (expiresIn = 60) => {
  const { fake } = page()
  const dap = await open(fake)
  await starts(fake)
  await givesCode(fake, expiresIn)
  await tell(fake, 'STARTED')
  return { fake, dap }
}

/** The whole portal of a customer who has chosen the DÁP app at the sign-in, and whose code stands on the page. */
export const openPortalAtCode = async (): Promise<Portal> => {
  appMachines.provide({ dap: dapMachine })
  const portal = await openPortal('/kgfb/belepes')
  await load(portal.fake, 'loadModule')
  portal.app.getSnapshot().children.login?.send({ type: 'dap.chosen' })
  await load(portal.fake, 'loadModule')
  await starts(portal.fake)
  await givesCode(portal.fake)
  await tell(portal.fake, 'STARTED')
  return portal
}

/** The insurer tells over the live connection how far the sign-in has come. */
export const tell = async (fake: FakeServices, status: DapStatus): Promise<void> => {
  fake.tell(JSON.stringify({ status }))
  await settled()
}

/** The live connection is closed. */
export const close = (fake: FakeServices, code = 1006) => load(fake, 'dap socket', code)

/** The customer looks elsewhere, or comes back. */
export const turn = (fake: FakeServices, to: 'hidden' | 'visible') =>
  happen(fake, { type: 'answer', port: `page ${to}`, value: undefined })

/** How many live connections are open or under way. */
export const connections = (fake: FakeServices): number => fake.waiting().filter((port) => port === 'dap socket').length

/** Where the code stands, and how the status is heard. */
export const codeState = (dap: DapActor): unknown => Object(dap.getSnapshot().value).waiting?.code
export const statusState = (dap: DapActor): unknown => Object(dap.getSnapshot().value).waiting?.status
