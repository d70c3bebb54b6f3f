import { appCharts } from '../../../machines/app.lazyCharts'
import { documentsEverywhere } from '../../../machines/cases/documents'
import { kgfbCases } from '../../../machines/cases/kgfb'
import { kgfbDocuments } from '../../../machines/cases/vehicleDocuments'
import { contractMachine } from '../../../machines/contract/contract.machine'
import type { DocumentsMachine } from '../../../machines/documents/documents.machine'
import { emailMachine } from '../../../machines/documents/email.machine'
import { downloadMachine } from '../../../machines/download/download.machine'
import { casePlaceOf, pathOf } from '../../../machines/routes'
import { headerExamples } from '../../../mocks/examples/vehicle/kgfbHeader'
import { sendInvoice } from '../../../src/api/documentEmails'
import { listInvoices } from '../../../src/api/documentLists'
import { downloadDocument, listForms } from '../../../src/api/documents'
import { getHeader } from '../../../src/api/kgfb'
import { lazyModule as documentsModule } from '../../../src/modules/documents'
import { provide } from '../../../src/modules/lazyModule'
import { answer, load } from '../../machines/story'
import type { ScriptedWorld } from '../../model/kit/world'
import { frozen } from './frozen'
import { type Opening, openStarted, signedIn } from './stage'

const entries = [...documentsEverywhere, ...kgfbDocuments]

/** Opens documents of the kgfb contract from their address; their chart is the given one. */
const openKind = async (key: string, change: (machine: DocumentsMachine) => DocumentsMachine, world: ScriptedWorld) => {
  provide(documentsModule)
  appCharts.provide({ contract: contractMachine })
  signedIn(world)
  const menu = entries.map((entry) => (entry.key === key ? { ...entry, machine: change(entry.machine) } : entry))
  const opened = await openStarted(pathOf(casePlaceOf('kgfb', key, '')), world)
  await load(world, 'loadModule', { ...kgfbCases, menu })
  await answer(world, getHeader, headerExamples.withDebt)
  await load(world, 'loadModule', { ...kgfbCases, menu })
  await load(world, 'loadModule')
  return { ...opened, actor: () => opened.app.getSnapshot().children.contract?.getSnapshot().children.flow }
}

const alone = (machine: DocumentsMachine): DocumentsMachine =>
  machine.provide({
    actors: {
      download: frozen('download', downloadMachine(downloadDocument)),
      email: frozen('email', emailMachine(sendInvoice)),
    },
  })

/** Each kind of document, its downloads and e-mails standing still. */
export const openDocuments: Readonly<Record<string, Opening>> = Object.fromEntries(
  entries.map(
    ({ key, machine }) => [machine.id, (_, world) => openKind(key, alone, world)] satisfies [string, Opening],
  ),
)

const same = (machine: DocumentsMachine) => machine

/** The download of a form, which the customer asks for. */
export const openDownload: Opening = async (path, world) => {
  const { id, title } = Object(path.input)
  const documents = await openKind('downloadable-documents', same, world)
  await answer(world, listForms, [{ id, name: title }])
  return {
    ...documents,
    actor: () => documents.actor()?.getSnapshot().children[`download-${id}`],
    opener: { type: 'download.requested' },
  }
}

/** The e-mail of an invoice, which the customer asks for. */
export const openEmail: Opening = async (path, world) => {
  const { id } = Object(path.input)
  const documents = await openKind('invoice', same, world)
  await answer(world, listInvoices, [{ id, number: 'SZ-2026/000012', name: 'Számla', date: '2026-10-12' }])
  return {
    ...documents,
    actor: () => documents.actor()?.getSnapshot().children[`email-${id}`],
    opener: { type: 'email.requested' },
  }
}
