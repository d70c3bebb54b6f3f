import { suggestionsMachine } from '../../../machines/address/suggestions.machine'
import type { CaseDefinition } from '../../../machines/case/definition/definition'
import type { CaseMachine } from '../../../machines/case/machine/case.machine'
import { caseCodeMachine } from '../../../machines/case/machine/code/code.actors'
import type { ContractHeader, MenuEntry, ProductLineCases } from '../../../machines/case/menu/productLineCases'
import { everyCase, everyProductLine, type ProductLineCase } from '../../../machines/cases'
import { supplement } from '../../../machines/cases/casco/supplement.case'
import { licensePlate } from '../../../machines/cases/kgfb/licensePlate.case'
import { contractMachine } from '../../../machines/contract/contract.machine'
import { keysWithoutEntry } from '../../../machines/contract/menuOf'
import { downloadMachine } from '../../../machines/download/download.machine'
import { identificationMachine } from '../../../machines/identification/identification.machine'
import { copyingMachine } from '../../../machines/payment/copying.machine'
import { paymentMachine } from '../../../machines/payment/payment.machine'
import { previewMachine } from '../../../machines/preview/preview.machine'
import { appMachines } from '../../../machines/root/app.lazyMachines'
import { pathOf } from '../../../machines/routes'
import { signatureMachine } from '../../../machines/signature/signature.machine'
import type { OpenedBy } from '../../../machines/signedIn'
import { draftKeyOfSubject } from '../../../machines/storageKeys'
import { uploadMachine } from '../../../machines/upload/upload.machine'
import { examplesOf } from '../../../mocks/examples'
import { cascoHeaderExamples } from '../../../mocks/examples/vehicle/cascoHeader'
import { getHeader } from '../../../src/api/casco'
import { downloadDocument } from '../../../src/api/documents'
import { getModifyLicensePlate } from '../../../src/api/kgfb'
import type { FakeServices } from '../../../tools/exploration/kit/fakeServices'
import { sampleFile } from '../../../tools/exploration/kit/sampleFile'
import { sampleSubject, withSampleSubject } from '../../../tools/exploration/kit/sampleSubject'
import { draftAt, headerWithOtherData, type headerWithSamples } from '../../../tools/exploration/models/case.drafts'
import { answer, load } from '../../machines/kit/story'
import { frozen } from './frozen'
import { CONTRACT, type Opening, openStarted, signedIn } from './stage'

const required = <Value>(value: Value | undefined, label: string): Value => {
  if (value === undefined) throw new Error(`There is no ${label}`)
  return value
}

export const caseOf = (id: string): ProductLineCase =>
  required(
    everyCase.find(({ definition }) => definition.id === id),
    `case ${id}`,
  )

/** The licence plate's case, which has documents. */
export const plate = caseOf(licensePlate.id)

/** Returns the menu entry. If it is the entry of the case, replaces its machine by `machine`. */
const withChart = (entry: MenuEntry, { key, variant }: ProductLineCase, machine: CaseMachine): MenuEntry => {
  if (entry.key !== key) return entry
  if (entry.type === 'case') return { ...entry, buildMachine: () => machine }
  if (entry.type !== 'variants') return entry
  return {
    ...entry,
    variants: entry.variants.map((one) => (one.slug === variant ? { ...one, buildMachine: () => machine } : one)),
  }
}

/** Returns the first example header whose contract offers this case to its contractor. */
const offering = ({ menu, header }: ProductLineCases, { key, variant }: ProductLineCase): ContractHeader => {
  const entry = required(
    menu.find((one) => one.key === key),
    `entry ${key}`,
  )
  const offers = [entry, ...(entry.type === 'variants' ? entry.variants.filter(({ slug }) => slug === variant) : [])]
  return required(
    Object.values(examplesOf(header)).find((example) =>
      offers.every(({ isEnabled }) => isEnabled(example, { isContractor: true, today: '2026-11-21' })),
    ),
    `example of a contract that offers ${key} ${variant}`,
  )
}

/** Opens a case with the given machine and draft, in a contract that offers the case. */
export const openCase = async (
  productLineCase: ProductLineCase,
  machine: CaseMachine,
  saved: unknown,
  fake: FakeServices,
  openedBy?: OpenedBy,
  knownHeader: typeof headerWithSamples = headerWithOtherData,
) => {
  const { productLine, key, variant, definition } = withSampleSubject(productLineCase, CONTRACT)
  const cases = required(
    everyProductLine.find((one) => one.productLine === productLine),
    `productLine ${productLine}`,
  )
  const loaded: ProductLineCases = {
    ...cases,
    menu: cases.menu.map((entry) => withChart(entry, productLineCase, machine)),
  }
  appMachines.provide({ contract: contractMachine })
  signedIn(fake, productLine, openedBy)
  if (saved !== null)
    fake.services.storage.write(
      draftKeyOfSubject(CONTRACT, definition.id, sampleSubject(productLineCase, CONTRACT)),
      saved,
    )
  const opened = await openStarted(pathOf({ name: 'case', productLine, key, variant, step: '' }), fake)
  await load(fake, 'loadModule', loaded)
  const header = offering(cases, productLineCase)
  const lender =
    keysWithoutEntry(cases.menu, header).length === 0
      ? undefined
      : everyProductLine.find(({ productLine }) => productLine === cases.borrowsFrom)
  await answer(
    fake,
    cases.header,
    definition.previousAnswers === null
      ? header
      : { ...header, ...knownHeader, contract: { ...header.contract, ...knownHeader.contract } },
  )
  if (lender !== undefined) await load(fake, 'loadModule', lender)
  await load(fake, 'loadModule', loaded)
  if (lender !== undefined) await load(fake, 'loadModule', lender)
  if (definition.payment !== null) await load(fake, 'loadModule')
  return { ...opened, actor: () => opened.app.getSnapshot().children.contract?.getSnapshot().children.case }
}

const frozenChildren = ({ code, preview }: CaseDefinition) => ({
  upload: frozen('upload', uploadMachine),
  download: frozen('download', downloadMachine(downloadDocument)),
  suggestions: frozen('suggestions', suggestionsMachine),
  ...(preview === null ? {} : { preview: frozen('preview', previewMachine(preview.from)) }),
  ...(code === null ? {} : { code: frozen('code', caseCodeMachine(code)) }),
  payment: frozen('payment', paymentMachine),
  copying: frozen('copying', copyingMachine),
  signature: frozen('signature', signatureMachine),
  identification: frozen('identification', identificationMachine),
})

/** Opens the case whose machine the path names, in any product line. */
export const openGivenCase: Opening = (path, fake) => {
  const productLineCase = caseOf(path.machine)
  const machine = productLineCase.machine.provide({ actors: frozenChildren(productLineCase.definition) })
  const { saved, header } = Object(path.input)
  return openCase(productLineCase, machine, saved, fake, undefined, header)
}

/** Opens a case at its documents. The upload's file is in the draft, or the customer chooses it on the screen. */
export const openUpload: Opening = async (path, fake) => {
  const { file, isPhoto } = Object(path.input)
  const isNew = file.status === sampleFile.status
  const productLineCase = isPhoto ? caseOf(supplement.id) : plate
  const draft = draftAt(productLineCase.definition, 'attaching')
  const answers = { ...draft.answers, [isPhoto ? 'documents' : 'registrationBook']: isNew ? [] : [file] }
  const opened = await openCase(productLineCase, productLineCase.machine, { ...draft, answers }, fake)
  if (isPhoto) await answer(fake, getHeader, cascoHeaderExamples.everythingMissing)
  else await answer(fake, getModifyLicensePlate, { hasOtherContracts: false })
  return {
    ...opened,
    actor: () =>
      Object.entries(opened.actor()?.getSnapshot().children ?? {}).find(([id]) => id.startsWith('upload-'))?.[1],
    opener: isNew ? { type: 'file.added', file } : null,
  }
}
