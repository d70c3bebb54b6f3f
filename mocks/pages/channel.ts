import * as v from 'valibot'
import type { Persistence } from '../store/persistence/persistence'
import { pageAt } from '.'
import { type PageStep, pageStep } from './page'

/** BroadcastChannel between the tabs of an origin. */
const CHANNEL = 'mock-pages'

/** Time that a tab with a simulated insurer has to answer, in ms. */
const ANSWER_TIMEOUT = 1000

/** A tab's request to other tabs: to show a page, or to carry out `action` on the page first. */
const questionMessage = v.object({
  question: v.string(),
  tab: v.string(),
  path: v.string(),
  id: v.string(),
  action: v.nullable(v.string()),
})
export type PageQuestion = Pick<v.InferOutput<typeof questionMessage>, 'path' | 'id' | 'action'>

const answerMessage = v.object({ answers: v.string(), step: pageStep })

/** Id of this tab in its requests. A tab also receives its own requests and must not answer them. */
const THIS_TAB_ID = crypto.randomUUID()

/**
 * Lets this tab's simulated insurer answer the other tabs' requests for pages, if the insurer knows the page's id.
 * Returns a function that ends this service.
 */
export const answerPages = (keep: Persistence, origin: string, tab: string = THIS_TAB_ID): (() => void) => {
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', ({ data }) => {
    const parseResult = v.safeParse(questionMessage, data)
    if (!parseResult.success || parseResult.output.tab === tab) return
    const step = answerPage(keep, origin, parseResult.output)
    if (step !== undefined) channel.postMessage({ answers: parseResult.output.question, step })
  })
  return () => channel.close()
}

/**
 * Carries out `action` on a page, if one is given, and shows the page. Returns its view or a redirect; `undefined` if
 * the insurer does not know the page's id.
 */
export const answerPage = (
  keep: Persistence,
  origin: string,
  { path, id, action }: PageQuestion,
): PageStep | undefined =>
  keep((store) => {
    const page = pageAt(path)
    const visit = { store, id, origin }
    const leadsTo = action === null ? undefined : page?.act(visit, action)
    if (leadsTo !== undefined) return { leadsTo }
    const view = page?.show(visit)
    return view && { view }
  })

/** Requests a page from the simulated insurers of the other tabs; `undefined` if none of them answers. */
export const askOtherTabs = (
  { path, id, action }: PageQuestion,
  tab: string = THIS_TAB_ID,
): Promise<PageStep | undefined> =>
  new Promise((resolve) => {
    const channel = new BroadcastChannel(CHANNEL)
    const questionId = crypto.randomUUID()
    const finish = (step?: PageStep) => {
      clearTimeout(timer)
      channel.close()
      resolve(step)
    }
    const timer = setTimeout(finish, ANSWER_TIMEOUT)
    channel.addEventListener('message', ({ data }) => {
      const parseResult = v.safeParse(answerMessage, data)
      if (parseResult.success && parseResult.output.answers === questionId) finish(parseResult.output.step)
    })
    channel.postMessage({ question: questionId, tab, path, id, action })
  })
