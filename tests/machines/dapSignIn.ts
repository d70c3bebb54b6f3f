import { createActor, createEmptyActor } from 'xstate'
import type { ScriptedWorld } from '../../exploration/kit/fakeServices'
import { happen, settled } from '../../exploration/kit/run'
import { appCharts } from '../../machines/app.lazyMachines'
import { dapMachine } from '../../machines/dap/dap.machine'
import type { DapStatus } from '../../machines/dap/dap.types'
import { SAVED_DAP } from '../../machines/storageKeys'
import { getDapQrCode, startDap } from '../../src/api/dap'
import { openPortal, type Portal } from './portal'
import { answer, begin, load, page, reload } from './story'

const IMAGE = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs='

/** Opens the DÁP sign-in with what the tab has kept. */
export const open = (world: ScriptedWorld) =>
  begin(
    createActor(dapMachine, {
      input: { saved: world.ports.storage.read(SAVED_DAP) ?? null, chosen: null },
      // The portal, which is told whether the list is shown.
      parent: createEmptyActor(),
    }),
    world,
  )

export type DapActor = Awaited<ReturnType<typeof open>>

/** Opens it again after a reload. */
export const openAfterReload = async (world: ScriptedWorld) => {
  const { world: reloaded } = reload(world)
  return { world: reloaded, dap: await open(reloaded) }
}

/** The insurer starts the sign-in. */
export const starts = (world: ScriptedWorld, identificationUrl = 'https://azonositas.example/dap?code=dap-1') =>
  answer(world, startDap, {
    sessionId: 'dap-1',
    status: 'STARTED',
    identificationUrl,
    identificationQRCode: IMAGE,
    websocketId: 'socket-1',
  })

/** The insurer gives a QR code that is taken for so many seconds. */
export const givesCode = (world: ScriptedWorld, expiresIn = 60) =>
  answer(world, getDapQrCode, { identificationQRCode: IMAGE, expiresIn })

/** A sign-in whose code stands on the page, and whose live connection has come about. */
export const waiting = async (expiresIn = 60) => {
  const { world } = page()
  const dap = await open(world)
  await starts(world)
  await givesCode(world, expiresIn)
  await tell(world, 'STARTED')
  return { world, dap }
}

/** The whole portal of a customer who has chosen the DÁP app at the sign-in, and whose code stands on the page. */
export const openPortalAtCode = async (): Promise<Portal> => {
  appCharts.provide({ dap: dapMachine })
  const portal = await openPortal('/kgfb/belepes')
  await load(portal.world, 'loadModule')
  portal.app.getSnapshot().children.login?.send({ type: 'dap.chosen' })
  await load(portal.world, 'loadModule')
  await starts(portal.world)
  await givesCode(portal.world)
  await tell(portal.world, 'STARTED')
  return portal
}

/** The insurer tells over the live connection how far the sign-in has come. */
export const tell = async (world: ScriptedWorld, status: DapStatus): Promise<void> => {
  world.tell(JSON.stringify({ status }))
  await settled()
}

/** The live connection is closed. */
export const close = (world: ScriptedWorld, code = 1006) => load(world, 'dap socket', code)

/** The customer looks elsewhere, or comes back. */
export const turn = (world: ScriptedWorld, to: 'hidden' | 'visible') =>
  happen(world, { type: 'answer', port: `page ${to}`, value: undefined })

/** How many live connections are open or under way. */
export const connections = (world: ScriptedWorld): number =>
  world.waiting().filter((port) => port === 'dap socket').length

/** Where the code stands, and how the status is heard. */
export const codeState = (dap: DapActor): unknown => Object(dap.getSnapshot().value).waiting?.code
export const statusState = (dap: DapActor): unknown => Object(dap.getSnapshot().value).waiting?.status
