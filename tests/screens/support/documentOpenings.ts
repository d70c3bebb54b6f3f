import { allDocuments } from '../../../machines/cases/allDocuments'
import { kgfbCases } from '../../../machines/cases/kgfb'
import { eletCases } from '../../../machines/cases/life'
import { contractMachine } from '../../../machines/contract/contract.machine'
import type { DocumentsMachine } from '../../../machines/documents/documents.machine'
import { emailMachine } from '../../../machines/documents/email.machine'
import { downloadMachine } from '../../../machines/download/download.machine'
import { appMachines } from '../../../machines/root/app.lazyMachines'
import { caseRouteOf, pathOf } from '../../../machines/routes'
import { lifeHeaderExamples } from '../../../mocks/examples/life/header'
import { headerExamples } from '../../../mocks/examples/vehicle/kgfbHeader'
import { sendInvoice } from '../../../src/api/documentEmails'
import { listInvoices } from '../../../src/api/documentLists'
import { downloadDocument, listForms } from '../../../src/api/documents'
import { lazyModule as documentsModule } from '../../../src/modules/documents'
import { register } from '../../../src/modules/lazyModule'
import type { FakeServices } from '../../../tools/exploration/kit/fakeServices'
import { answer, load } from '../../machines/kit/story'
import { frozen } from './frozen'
import { type Opening, openStarted, signedIn } from './stage'

const loadedCases = {
  kgfb: { ...kgfbCases, example: headerExamples.withDebt },
  elet: { ...eletCases, example: lifeHeaderExamples.withDebt },
}

/** Opens a document list by its address. `change` replaces parts of its machine. */
const openKind = async (key: string, change: (machine: DocumentsMachine) => DocumentsMachine, fake: FakeServices) => {
  register(documentsModule)
  appMachines.provide({ contract: contractMachine })
  const productLine = allDocuments.find(({ entry }) => entry.key === key)?.productLine === 'elet' ? 'elet' : 'kgfb'
  const { example, ...cases } = loadedCases[productLine]
  signedIn(fake, productLine)
  const menu = allDocuments.map(({ entry }) =>
    entry.key === key ? { ...entry, machine: change(entry.machine), isEnabled: () => true } : entry,
  )
  const opened = await openStarted(pathOf(caseRouteOf(productLine, key, '')), fake)
  await load(fake, 'loadModule', { ...cases, menu })
  await answer(fake, cases.header, example)
  await load(fake, 'loadModule', { ...cases, menu })
  await load(fake, 'loadModule')
  return { ...opened, actor: () => opened.app.getSnapshot().children.contract?.getSnapshot().children.flow }
}

const withFrozenChildren = (machine: DocumentsMachine): DocumentsMachine =>
  machine.provide({
    actors: {
      download: frozen('download', downloadMachine(downloadDocument)),
      email: frozen('email', emailMachine(sendInvoice)),
    },
  })

/** Openings of the document lists, by machine id. Downloads and e-mails of a list stay in their initial state. */
export const openDocuments: Readonly<Record<string, Opening>> = Object.fromEntries(
  allDocuments.map(
    ({ entry: { key, machine } }) =>
      [machine.id, (_, fake) => openKind(key, withFrozenChildren, fake)] satisfies [string, Opening],
  ),
)

const same = (machine: DocumentsMachine) => machine

/** Opens the list of forms with one form. The customer's first event requests its download. */
export const openDownload: Opening = async (path, fake) => {
  const { id, title } = Object(path.input)
  const documents = await openKind('downloadable-documents', same, fake)
  await answer(fake, listForms, [{ id, name: title }])
  return {
    ...documents,
    actor: () => documents.actor()?.getSnapshot().children[`download-${id}`],
    opener: { type: 'download.requested' },
  }
}

/** Opens the list of invoices with one invoice. The customer's first event requests its e-mail. */
export const openEmail: Opening = async (path, fake) => {
  const { id } = Object(path.input)
  const documents = await openKind('invoice', same, fake)
  await answer(fake, listInvoices, [{ id, number: 'SZ-2026/000012', name: 'Számla', date: '2026-10-12' }])
  return {
    ...documents,
    actor: () => documents.actor()?.getSnapshot().children[`email-${id}`],
    opener: { type: 'email.requested' },
  }
}
