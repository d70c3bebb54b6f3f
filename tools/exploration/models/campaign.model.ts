import { campaignMachine } from '../../../machines/campaign/campaign.machine'
import type { CampaignContext, CampaignEvent } from '../../../machines/campaign/campaign.types'
import { type FoundCampaign, isCampaignActiveFor } from '../../../machines/campaign/find.actor'
import { campaignNameOf } from '../../../machines/campaign/marks'
import { documentIdOf } from '../../../machines/download/documentId'
import type { ProductLine } from '../../../machines/routes'
import { postponedCampaignKey } from '../../../machines/storageKeys'
import { examplesOf } from '../../../mocks/examples'
import { getActiveCampaign } from '../../../src/api/campaign'
import { callCases, networkReturnCase, technicalErrorCases } from '../kit/cases'
import { type ActorCase, modelOf } from '../kit/model'
import type { Settlement } from '../kit/settlement'

const CONTRACT_NUMBER = '10000001'
const inputOf = (productLine: ProductLine) => ({
  productLine,
  contractNumber: CONTRACT_NUMBER,
  isContractor: true,
  isInMenu: true,
})

const screenLoaded: Settlement = { type: 'answer', service: 'loadModule', value: undefined }

const postponedNote = (value: string): Settlement => ({
  type: 'store',
  key: postponedCampaignKey(CONTRACT_NUMBER),
  value,
})

/**
 * Returns the ends of loading a running campaign and its screen. The customer has postponed the campaign or not, or the
 * screen fails to load.
 */
const foundCampaignCases = ({ name, script }: ActorCase, campaign: FoundCampaign['campaign']): readonly ActorCase[] => [
  {
    name,
    end: { output: { campaign, isPostponed: false } },
    // Empties the note of a postponement, which an earlier step of the path may have stored.
    script: [postponedNote(''), ...script, screenLoaded],
  },
  {
    name: `${name} put off`,
    end: { output: { campaign, isPostponed: true } },
    script: [postponedNote(campaignNameOf(campaign)), ...script, screenLoaded],
  },
  ...technicalErrorCases('loadModule').map((technicalError) => ({
    ...technicalError,
    name: `${name}, screen ${technicalError.name}`,
    script: [...script, ...technicalError.script],
  })),
]

const campaignCases = (input: unknown): readonly ActorCase[] => {
  const examples = examplesOf(getActiveCampaign)
  return callCases(getActiveCampaign).flatMap((callCase) => {
    if (!('output' in callCase.end)) return [callCase]
    if (!Object(callCase.end.output).ok) return [{ ...callCase, end: { error: new Error('refused') } }]
    const campaign = examples[callCase.name]
    return campaign !== undefined && isCampaignActiveFor(campaign, Object(input).productLine)
      ? foundCampaignCases(callCase, campaign)
      : [{ ...callCase, end: { output: null } }]
  })
}

/**
 * Returns a list with the document to download: the terms before taking part, or the confirmation afterwards. The list
 * is empty if the document has no link.
 */
const documentToDownload = ({ campaign, participation }: CampaignContext) => {
  const [link, title] = participation
    ? [participation.confirmationDocumentLink, 'visszaigazolás']
    : [campaign?.campaignTermsDocumentUrl, 'részvételi feltételek']
  const id = documentIdOf(link ?? null)
  return id === null ? [] : [{ id, title }]
}

export const campaignModel = modelOf(campaignMachine, {
  inputs: {
    vehicle: inputOf('kgfb'),
    home: inputOf('lakas'),
    stranger: { ...inputOf('kgfb'), isContractor: false },
    byAddress: { ...inputOf('kgfb'), isInMenu: false },
  },
  events: (snapshot): CampaignEvent[] => [
    { type: 'campaign.played' },
    { type: 'campaign.skipped' },
    { type: 'campaign.postponed' },
    { type: 'campaign.recalled' },
    { type: 'menu.entered', isChanged: true },
    { type: 'menu.entered', isChanged: false },
    ...documentToDownload(snapshot.context).map((target) => ({ type: 'download.requested', target }) as const),
    ...documentToDownload(snapshot.context).flatMap(({ id }) =>
      `download-${id}` in snapshot.children
        ? (['loading', 'saved'] as const).map(
            (status) =>
              ({
                type: 'download.changed',
                download: { id, status, progress: null, isAsked: true, fileKey: null, problem: null },
              }) as const,
          )
        : [],
    ),
  ],
  sources: { 'menu.entered': 'parent', 'download.changed': 'child' },
  actors: { find: campaignCases, networkBack: () => [networkReturnCase] },
  stubs: ['download'],
  project: ({ campaign: activeCampaign, problem, participation, downloads }) => [
    activeCampaign && [
      campaignNameOf(activeCampaign),
      Boolean(activeCampaign.caseType),
      Boolean(activeCampaign.campaignTermsDocumentUrl),
    ],
    problem === 'refused',
    problem !== null,
    participation?.caseStatus,
    documentIdOf(participation?.confirmationDocumentLink ?? null),
    Object.values(downloads).map(({ status }) => status),
  ],
})
