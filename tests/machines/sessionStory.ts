import { DRAFTS, draftKey } from '../../machines/storageKeys'
import { atPlate, type Portal, typePlate } from './portal'
import { MINUTE, pass } from './story'

/** The machine that watches over the session. */
export const watch = ({ app }: Portal) => {
  const session = app.getSnapshot().children.session
  if (session === undefined) throw new Error('Nobody watches over the session')
  return session
}

/** Whether the end of the session is warned of. */
export const warningOf = (portal: Portal): unknown => watch(portal).getSnapshot().value

/** Where the draft of the half-filled case is kept. */
export const PLATE_DRAFT = draftKey('10000001', 'kgfb.licensePlate')

/** The drafts that the tab holds. */
export const draftsOf = ({ fake }: Portal) => [...fake.storage.keys()].filter((key) => key.startsWith(DRAFTS))

/** A customer with a half-filled case, whose session has two minutes left. */
export const warned = async () => {
  const portal = await atPlate(20)
  typePlate(portal)
  await pass(18 * MINUTE)
  return portal
}
