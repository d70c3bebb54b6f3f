import * as v from 'valibot'
import type { Store } from '../store/store'

/** What a simulated page says: plain data, to be drawn by whoever shows it, or sent to another tab. */
const pageView = v.object({
  heading: v.string(),
  lead: v.string(),
  /** Label and value. */
  details: v.array(v.tuple([v.string(), v.string()])),
  notice: v.nullable(v.object({ kind: v.picklist(['info', 'success', 'error']), text: v.string() })),
  /** What can be done, and what happens then. The first is the usual one. */
  actions: v.array(v.object({ name: v.string(), label: v.string(), hint: v.string() })),
  /** The origin that an action may lead to. */
  returnOrigin: v.nullable(v.string()),
})
export type PageView = v.InferOutput<typeof pageView>

/** What somebody at a page has come to: something to see, or a way to go. */
export const pageStep = v.union([v.object({ view: pageView }), v.object({ leadsTo: v.string() })])
export type PageStep = v.InferOutput<typeof pageStep>

/** Somebody at a page of an origin, with what its address names. */
export interface Visit {
  readonly store: Store
  readonly id: string
  readonly origin: string
}

/** A page of somebody else that the insurer sends its customers to. */
export interface SimulatedPage {
  /** Its place below the base of all pages, and the name of its id in the query. */
  readonly path: string
  readonly parameter: string
  /** Whether it takes the portal's place, as opposed to standing beside it. */
  readonly inSameTab: boolean
  /** Shows it, which may be news to the insurer; `undefined` where the id names nothing. */
  show(visit: Visit): PageView | undefined
  /** Does what the customer chose. The address that it leads to; `undefined` where the page stays. */
  act(visit: Visit, action: string): string | undefined
}

/** A page on which nothing more can be done. */
export const lastView = (
  view: Pick<PageView, 'heading' | 'lead' | 'details'>,
  kind: NonNullable<PageView['notice']>['kind'],
  text: string,
): PageView => ({ ...view, notice: { kind, text }, actions: [], returnOrigin: null })

/** A page on which somebody is to choose how it ends. */
export const openView = (
  { lead, ...view }: Pick<PageView, 'heading' | 'lead' | 'details'>,
  choose: string,
  actions: PageView['actions'],
  returnOrigin: string | null = null,
): PageView => ({ ...view, lead: `${lead} ${choose}`, notice: null, actions, returnOrigin })

/** What stands where the id names nothing, or no insurer answers for it. */
export const unknownPage = {
  heading: 'Ez a hivatkozás nem érvényes',
  lead: 'Lehet, hogy a kérés lejárt, vagy a szimulált biztosító elölről kezdte. Az ügyfélportál maradjon nyitva egy másik lapon, és onnan indítsa újra.',
} as const
