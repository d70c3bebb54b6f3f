import { DRAFTS, draftKey } from '../../../machines/storageKeys'
import { atPlate, type Portal, typePlate } from './portal'
import { MINUTE, pass } from './story'

/** Returns the actor that warns before the session's end. */
export const watch = ({ app }: Portal) => {
  const session = app.getSnapshot().children.session
  if (session === undefined) throw new Error('Nobody watches over the session')
  return session
}

/** Returns the state of the warning about the session's end. */
export const warningOf = (portal: Portal): unknown => watch(portal).getSnapshot().value

/** The storage key of the draft that `warned` leaves: a half-filled plate change. */
export const PLATE_DRAFT = draftKey('10000001', 'kgfb.licensePlate')

/** Returns the keys of the drafts in the tab's storage. */
export const draftsOf = ({ fake }: Portal) => [...fake.storage.keys()].filter((key) => key.startsWith(DRAFTS))

/** Opens a half-filled case, and lets time pass until two minutes before the session's end. */
export const warned = async () => {
  const portal = await atPlate(20)
  typePlate(portal)
  await pass(18 * MINUTE)
  return portal
}
