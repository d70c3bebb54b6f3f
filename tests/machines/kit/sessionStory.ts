import { DRAFTS, draftKey } from '../../../machines/storageKeys'
import { atPlate, type Portal, typePlate } from './portal'
import { MINUTE, pass } from './story'

/** The machine that watches the session. */
export const watch = ({ app }: Portal) => {
  const session = app.getSnapshot().children.session
  if (session === undefined) throw new Error('Nobody watches over the session')
  return session
}

/** The state of the warning about the session's end. */
export const warningOf = (portal: Portal): unknown => watch(portal).getSnapshot().value

/** The storage key of the half-filled case's draft. */
export const PLATE_DRAFT = draftKey('10000001', 'kgfb.licensePlate')

/** The drafts in the tab. */
export const draftsOf = ({ fake }: Portal) => [...fake.storage.keys()].filter((key) => key.startsWith(DRAFTS))

/** A customer with a half-filled case, two minutes before the session's end. */
export const warned = async () => {
  const portal = await atPlate(20)
  typePlate(portal)
  await pass(18 * MINUTE)
  return portal
}
