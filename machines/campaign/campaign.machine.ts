import { errorOf, eventOutput } from '../actors/call'
import { downloadTransitions } from '../download/downloadTransitions'
import { campaignSetup, shownCampaignOf } from './campaign.setup'
import type { MenuEntered } from './campaign.types'

/** Transition when the customer opens the campaign again, from the menu or after dismissing it. */
const recallTransition = { target: 'offering', actions: ['forgetMarks', 'recall'] } as const

/**
 * Loads the campaign again after a case that may have changed the contract, because this change may be what the
 * campaign asks for.
 */
const reloadTransition = {
  guard: { type: 'isChanged', params: ({ event }: { event: MenuEntered }) => event.isChanged },
  target: 'finding',
} as const

/**
 * The campaign of a contract's product line, shown above the menu until the customer takes part, dismisses or postpones
 * it. The machine runs beside the contract's machine, which never waits for it. A campaign opens a case by a link, not
 * by an event.
 */
export const campaignMachine = campaignSetup.createMachine({
  id: 'campaign',
  description: 'A szerződés biztosításához futó kampány: megmutatjuk, és az ügyfél dönt róla.',
  context: ({ input }) => ({
    ...input,
    campaign: null,
    recalls: 0,
    problem: null,
    participation: null,
    downloads: {},
  }),
  initial: 'arriving',
  on: { 'download.changed': { actions: { type: 'keepDownload', params: ({ event }) => event.download } } },
  states: {
    arriving: {
      description: 'Eldől, kinek szól: aki nem szerződő, annak nem ajánlunk semmit.',
      tags: 'busy',
      always: [
        { guard: 'isStranger', target: 'none' },
        { guard: 'isInMenu', target: 'finding' },
        { target: 'elsewhere' },
      ],
    },
    elsewhere: {
      description: 'Az ügyfél még nem járt a menüben, ahol a kampány megjelenhet: addig nem kérdezzük meg.',
      on: { 'menu.entered': 'finding' },
    },
    finding: {
      description: 'Megkérdezzük, fut-e kampány, vagy szól-e még. A szerződés ügyei közben is intézhetők.',
      tags: 'busy',
      invoke: {
        id: 'findCampaign',
        src: 'find',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'isOffered', params: eventOutput },
            target: 'offering',
            actions: { type: 'keepFound', params: eventOutput },
          },
          {
            guard: { type: 'isFound', params: eventOutput },
            target: 'waiting',
            actions: { type: 'keepFound', params: eventOutput },
          },
          { target: 'none' },
        ],
        onError: 'failed',
      },
    },
    failed: {
      description:
        'Nem derült ki, fut-e kampány: erről nem szólunk, de a hálózattal automatikusan is újra megkérdezzük.',
      invoke: { id: 'networkBack', src: 'networkBack', onDone: 'finding' },
    },
    none: { description: 'Nincs olyan kampány, amelyről szólni kellene.', entry: 'forget' },
    offering: {
      description: 'Az ügyfél látja a kampányt, és eldönti, érdekli-e.',
      tags: 'listed',
      exit: 'forgetProblem',
      on: {
        'campaign.played': { guard: 'takesPart', target: 'participating' },
        'campaign.skipped': { target: 'skipped', actions: 'markSkipped' },
        'campaign.postponed': { target: 'postponed', actions: 'markPostponed' },
        'campaign.recalled': { actions: 'recall' },
        'menu.entered': reloadTransition,
        ...downloadTransitions,
      },
    },
    participating: {
      description: 'A biztosító feljegyzi, hogy az ügyfél részt vesz.',
      tags: 'busy',
      on: downloadTransitions,
      invoke: {
        id: 'participate',
        src: 'participate',
        input: ({ context }) => shownCampaignOf(context),
        onDone: [
          {
            guard: { type: 'answered', params: eventOutput },
            target: 'tookPart',
            actions: [{ type: 'keepParticipation', params: eventOutput }, 'reportStatus', 'tellTaken'],
          },
          { target: 'offering', actions: 'keepBusinessError' },
        ],
        onError: { target: 'offering', actions: { type: 'keepTechnicalError', params: errorOf } },
      },
    },
    tookPart: {
      description: 'Az ügyfél részt vesz: látja, mit jegyzett fel a biztosító.',
      on: { 'menu.entered': 'none', ...downloadTransitions },
    },
    skipped: {
      description: 'Az ügyfelet nem érdekli: többet nem mutatjuk, hacsak most meg nem gondolja magát.',
      on: { 'menu.entered': 'none', 'campaign.recalled': recallTransition },
    },
    postponed: {
      description: 'Az ügyfél későbbre halasztotta: a következő belépésig csak a menüben található meg.',
      tags: 'listed',
      on: { 'menu.entered': [reloadTransition, { target: 'waiting' }], 'campaign.recalled': recallTransition },
    },
    waiting: {
      description: 'A kampány a menüben várja, hogy az ügyfél elővegye.',
      tags: 'listed',
      on: { 'menu.entered': reloadTransition, 'campaign.recalled': recallTransition },
    },
  },
})

export type CampaignMachine = typeof campaignMachine
