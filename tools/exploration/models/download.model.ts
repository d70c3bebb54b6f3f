import type { EventFrom } from 'xstate'
import { type DownloadMachine, downloadMachine } from '../../../machines/download/download.machine'
import { downloadDocument } from '../../../src/api/documents'
import { callCases, networkReturnCase } from '../kit/cases'
import { modelOf } from '../kit/model'

export const downloadModel = modelOf(downloadMachine(downloadDocument), {
  inputs: { confirmation: { id: 'case-8', title: 'Visszaigazolás 2026-10-12' } },
  events: (): EventFrom<DownloadMachine>[] => [
    { type: 'download.progressed', progress: 0.5 },
    { type: 'download.repeated' },
  ],
  sources: { 'download.progressed': 'child', 'download.repeated': 'parent' },
  actors: { fetch: () => callCases(downloadDocument), networkBack: () => [networkReturnCase] },
  project: ({ download: { status, progress, problem } }) => [status, progress !== null, problem],
})
