import * as v from 'valibot'
import type { Store } from '../store/store'

/** The content of a simulated page as plain data, for rendering or for sending to another tab. */
const pageView = v.object({
  heading: v.string(),
  lead: v.string(),
  /** Pairs of a label and its value. */
  details: v.array(v.tuple([v.string(), v.string()])),
  notice: v.nullable(v.object({ kind: v.picklist(['info', 'success', 'error']), text: v.string() })),
  /** The available actions and their effects. The first is the primary one. */
  actions: v.array(v.object({ name: v.string(), label: v.string(), hint: v.string() })),
  /** The origin that an action may redirect to. */
  returnOrigin: v.nullable(v.string()),
})
export type PageView = v.InferOutput<typeof pageView>

/** The result of a visit: a view or a redirect. */
export const pageStep = v.union([v.object({ view: pageView }), v.object({ leadsTo: v.string() })])
export type PageStep = v.InferOutput<typeof pageStep>

/**
 * A visit to a simulated page. `id` is the query parameter in the page's address; `origin` is the origin that serves
 * the page.
 */
export interface Visit {
  readonly store: Store
  readonly id: string
  readonly origin: string
}

/** An external page that the insurer sends its customers to. */
export interface SimulatedPage {
  /** The page's path below the base of all pages, and the query parameter that contains the visit's `id`. */
  readonly path: string
  readonly parameter: string
  /** True if the page replaces the portal in its tab; false if it opens in another tab. */
  readonly inSameTab: boolean
  /** Shows the page and reports the visit to the insurer; `undefined` if the id is unknown. */
  show(visit: Visit): PageView | undefined
  /** Carries out the chosen action. Returns the address to redirect to; `undefined` to stay on the page. */
  act(visit: Visit, action: string): string | undefined
}

/** Creates the view of a page without actions. */
export const viewWithoutActions = (
  view: Pick<PageView, 'heading' | 'lead' | 'details'>,
  kind: NonNullable<PageView['notice']>['kind'],
  text: string,
): PageView => ({ ...view, notice: { kind, text }, actions: [], returnOrigin: null })

/** Creates the view of a page whose outcome the visitor chooses. */
export const viewWithActions = (
  { lead, ...view }: Pick<PageView, 'heading' | 'lead' | 'details'>,
  instruction: string,
  actions: PageView['actions'],
  returnOrigin: string | null = null,
): PageView => ({ ...view, lead: `${lead} ${instruction}`, notice: null, actions, returnOrigin })

/** Content of the page if its id is unknown, or if no simulated insurer answers. */
export const unknownPage = {
  heading: 'Ez a hivatkozás nem érvényes',
  lead: 'Lehet, hogy a kérés lejárt, vagy a szimulált biztosító elölről kezdte. Az ügyfélportál maradjon nyitva egy másik lapon, és onnan indítsa újra.',
} as const
