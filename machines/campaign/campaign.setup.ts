import { assign, sendParent, sendTo, setup } from 'xstate'
import type { participate } from '../../src/api/campaign'
import { downloadDocument } from '../../src/api/documents'
import type { OutcomeOf } from '../../src/api/endpoint'
import { technicalErrorTypeOf } from '../../src/api/technicalError'
import { networkBack } from '../actors/networkBack'
import { reportUnknownStatus } from '../case/machine/changes/unknownStatus'
import { type Download, type DownloadTarget, downloadActorId, downloadMachine } from '../download/download.machine'
import { canRequestAgain, isNotYetRequested, startDownload, withDownload } from '../download/downloadTransitions'
import { servicesOf } from '../services'
import type { CampaignContext, CampaignEvent, CampaignInput, CampaignTaken } from './campaign.types'
import { type FoundCampaign, findCampaignActor } from './find.actor'
import { type ContractCampaign, forgetMarks, markPostponed, markSkipped } from './marks'
import { participateActor } from './participate.actor'

/** Returns the shown campaign and its contract. Call it only in states that show a campaign. */
export const shownCampaignOf = ({ contractNumber, campaign }: CampaignContext): ContractCampaign => ({
  contractNumber,
  campaign: campaign ?? {},
})

type ParticipationOutcome = OutcomeOf<typeof participate>

/** Setup of the campaign's machine. */
export const campaignSetup = setup({
  types: {
    context: {} as CampaignContext,
    events: {} as CampaignEvent,
    input: {} as CampaignInput,
    tags: {} as 'busy' | 'listed',
  },
  actors: {
    find: findCampaignActor,
    participate: participateActor,
    download: downloadMachine(downloadDocument),
    networkBack,
  },
  guards: {
    isStranger: ({ context }) => !context.isContractor,
    isInMenu: ({ context }) => context.isInMenu,
    isChanged: (_, isChanged: boolean) => isChanged,
    takesPart: ({ context }) => !context.campaign?.caseType,
    isFound: (_, found: FoundCampaign | null) => found !== null,
    isOffered: (_, found: FoundCampaign | null) => found?.isPostponed === false,
    answered: (_, outcome: { readonly ok: boolean }) => outcome.ok,
    isUnasked: ({ context }, target: DownloadTarget) => isNotYetRequested(context, target),
    canRepeat: ({ context }, target: DownloadTarget) => canRequestAgain(context, target),
  },
  actions: {
    keepFound: assign((_, found: FoundCampaign | null) => ({ campaign: found?.campaign ?? null })),
    forget: assign({ campaign: null }),
    recall: assign(({ context }) => ({ recalls: context.recalls + 1 })),
    markSkipped: ({ context, system }) => markSkipped(servicesOf(system), shownCampaignOf(context)),
    markPostponed: ({ context, system }) => markPostponed(servicesOf(system), shownCampaignOf(context)),
    forgetMarks: ({ context, system }) => forgetMarks(servicesOf(system), shownCampaignOf(context)),
    keepParticipation: assign((_, outcome: ParticipationOutcome) =>
      outcome.ok ? { participation: outcome.data } : {},
    ),
    reportStatus: ({ context, system }) =>
      reportUnknownStatus(servicesOf(system), 'campaign.participate', context.participation),
    keepBusinessError: assign({ problem: 'refused' }),
    keepTechnicalError: assign((_, error: unknown) => ({ problem: technicalErrorTypeOf(error) })),
    forgetProblem: assign({ problem: null }),
    tellTaken: sendParent((): CampaignTaken => ({ type: 'campaign.taken' })),
    startDownload: assign(({ spawn }, target: DownloadTarget) => {
      startDownload(spawn, target)
      return {}
    }),
    repeatDownload: sendTo((_, { id }: DownloadTarget) => downloadActorId(id), { type: 'download.repeated' }),
    keepDownload: assign(({ context }, download: Download) => withDownload(context, download)),
  },
})
