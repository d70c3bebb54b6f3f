import { type Place, pathOf } from '../../machines/routes'
import type { AppActor, AppSnapshot } from './actor'
import { isReplaced } from './release'

/** The portal is asked for its release no more often than this (ms). */
const PAUSE = 5 * 60_000

/** Where nothing is under way: whoever has just arrived here finds the same after the page was loaded anew. */
const isRest = ({ place, dirty, notice }: AppSnapshot['context']): boolean =>
  !dirty && notice === null && (place.name === 'caseSelect' || (place.name === 'home' && !place.selecting))

/**
 * Takes up a new release that is delivered while the page is open: it is asked for as somebody goes from place to place, and
 * had by loading the page anew at the next place where nothing is under way. Never in the middle of a case or a sign-in.
 */
export const followRelease = (app: AppActor): void => {
  let shown: Place = app.getSnapshot().context.place
  let askedAt = Date.now()
  let isNew = false
  app.subscribe(({ context }) => {
    if (pathOf(context.place) === pathOf(shown)) return
    shown = context.place
    if (isNew && isRest(context)) return location.reload()
    if (isNew || Date.now() - askedAt < PAUSE) return
    askedAt = Date.now()
    void isReplaced().then((is) => {
      isNew = is
    })
  })
}
