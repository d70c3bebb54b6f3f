import * as v from 'valibot'
import type { Ports } from '../ports'
import { REDIRECTS, redirectKey, TAB } from '../storageKeys'
import { type Redirect, redirect } from './kept'
import { REDIRECT_KEPT } from './underWay'

type World = Pick<Ports, 'storage' | 'sharedStorage' | 'now'>

const keyOf = ({ storage }: World): string => redirectKey(storage.read(TAB))

/** A payment that was left for, as it is kept under a key; `null` where nothing is, where it is garbage, or too old. */
export const readRedirect = (
  { sharedStorage, now }: Pick<World, 'sharedStorage' | 'now'>,
  key: string,
): Redirect | null => {
  const kept = v.safeParse(redirect, sharedStorage.read(key))
  return kept.success && now() - kept.output.time < REDIRECT_KEPT ? kept.output : null
}

/** Keeps what leads back from the payment that this tab leaves for. What other tabs never came back for goes. */
export const keepRedirect = (world: World, kept: Redirect): void => {
  const { sharedStorage } = world
  for (const key of sharedStorage.keys(REDIRECTS)) if (readRedirect(world, key) === null) sharedStorage.remove(key)
  sharedStorage.write(keyOf(world), kept)
}

/** Forgets it, where the customer need not come back any more. */
export const forgetRedirect = (world: World): void => world.sharedStorage.remove(keyOf(world))

/** Reads what leads back from the payment that this tab left for; `null` where nothing (usable) does. */
export const ownRedirect = (world: World): Redirect | null => readRedirect(world, keyOf(world))
