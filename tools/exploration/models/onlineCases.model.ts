import type { OnlineCase } from '../../../machines/casesOfProductLine'
import { casesOfProductLine } from '../../../machines/casesOfProductLine'
import { documentIdOf } from '../../../machines/download/documentId'
import type { DownloadTarget } from '../../../machines/download/download.machine'
import type { IdentificationOutput } from '../../../machines/identification/identification.types'
import { needOf } from '../../../machines/onlineCases/listed'
import { onlineCasesMachine } from '../../../machines/onlineCases/onlineCases.machine'
import type { OnlineCasesEvent } from '../../../machines/onlineCases/onlineCases.types'
import type { ProductLine } from '../../../machines/routes'
import type { SignatureOutput } from '../../../machines/signature/signature.types'
import { callCases, networkReturnCase, START_TIME, serviceCases, stubCases } from '../kit/cases'
import { modelOf } from '../kit/model'

const inputOf = (productLine: ProductLine, step = '') => ({ productLine, contractNumber: '10000001', step })

/** Ids of the sample cases that need the customer's signature or identification. */
const SIGNATURE_CASE_ID = 'case-3'
const IDENTIFICATION_CASE_ID = 'case-4'

const documentsOf = (cases: readonly OnlineCase[]): readonly DownloadTarget[] =>
  cases.flatMap((onlineCase) =>
    [
      onlineCase.documentLink,
      'modelPortfolioDocument' in onlineCase ? onlineCase.modelPortfolioDocument : null,
    ].flatMap((link) => {
      const id = documentIdOf(link ?? null)
      return id === null ? [] : [{ id, title: onlineCase.name }]
    }),
  )

const downloadChangeEvents = (id: string): readonly OnlineCasesEvent[] =>
  (['loading', 'saved'] as const).map((status) => {
    return {
      type: 'download.changed',
      download: { id, status, progress: null, isAsked: true, fileKey: null, problem: null },
    }
  })

export const onlineCasesModel = modelOf(onlineCasesMachine, {
  inputs: {
    list: inputOf('kgfb'),
    signature: inputOf('casco', SIGNATURE_CASE_ID),
    identification: inputOf('lakas', IDENTIFICATION_CASE_ID),
    unknown: inputOf('elet', 'no-such-case'),
  },
  events: ({ context: { cases, today }, children }): OnlineCasesEvent[] => [
    { type: 'load.retried' },
    { type: 'list.reloaded', outcome: { ok: true, data: [], at: START_TIME } },
    ...cases.flatMap((onlineCase) =>
      needOf(onlineCase, today) === null || !onlineCase.caseId
        ? []
        : [{ type: 'case.opened', caseId: onlineCase.caseId } as const],
    ),
    ...['', SIGNATURE_CASE_ID, IDENTIFICATION_CASE_ID].map((step) => ({ type: 'step.requested', step }) as const),
    ...documentsOf(cases).map((target) => ({ type: 'download.requested', target }) as const),
    ...documentsOf(cases).flatMap(({ id }) => (`download-${id}` in children ? downloadChangeEvents(id) : [])),
  ],
  sources: { 'step.requested': 'parent', 'download.changed': 'child', 'list.reloaded': 'child' },
  actors: {
    loadCases: (_, { context }) =>
      Object.entries(casesOfProductLine).flatMap(([productLine, endpoint]) =>
        productLine === context.productLine ? callCases(endpoint) : [],
      ),
    openModule: () => serviceCases('loadModule', { loaded: undefined }),
    networkBack: () => [networkReturnCase],
    copying: () => [],
    watchCases: () => [],
    signature: () =>
      stubCases<SignatureOutput>('signature', {
        signed: { type: 'signed', result: { caseStatus: 'SUCCEEDED', caseId: SIGNATURE_CASE_ID } },
        left: { type: 'left' },
      }),
    identification: () =>
      stubCases<IdentificationOutput>('identification', {
        verified: { type: 'verified', takesEffect: true },
        left: { type: 'left' },
      }),
  },
  stubs: ['signature', 'identification', 'download', 'copying'],
  project: ({ cases, opened, done, downloads }) => [
    cases.map(({ caseStatus }) => caseStatus).slice(0, 3),
    opened,
    done?.need,
    Object.values(downloads).map(({ status }) => status),
  ],
})
