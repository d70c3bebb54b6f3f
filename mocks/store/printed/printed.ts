import { drawDocument } from '../../pdf'
import type { PrintedContract, PrintedDocument } from '../../pdf/document'
import { homeProposal, printedHome } from '../../pdf/home'
import { lifeDocument, printedLife } from '../../pdf/life'
import { printedVehicle, type VehicleDocumentKind, vehicleDocument } from '../../pdf/vehicle'
import type { Contract } from '../state'
import type { Store } from '../store'
import { timeOutOfTraffic } from '../vehicle/trafficRemoval'
import { hasDocumentsOfKind } from './kinds'

/** A document type that exists once per contract. */
export type SingleKind = VehicleDocumentKind

const productNames = { kgfb: 'Kötelező gépjármű-felelősségbiztosítás', casco: 'Casco biztosítás' } as const

/** The contract's data in the form in which printed letters show them. */
export const printedContract = (contract: Contract): PrintedContract => {
  switch (contract.insuranceType) {
    case 'kgfb':
    case 'casco':
      return printedVehicle(contract.header, productNames[contract.insuranceType])
    case 'lakas':
      return printedHome(contract)
    case 'elet':
    case 'nyugdij':
    case 'baleset':
      return printedLife(contract)
  }
}

/** The current document of a type; `undefined` if the contract has no document of this type. */
export const printedSingleDocument = (
  store: Store,
  contract: Contract,
  kind: SingleKind,
): PrintedDocument | undefined => {
  if (!hasDocumentsOfKind(contract, kind)) return undefined
  switch (contract.insuranceType) {
    case 'kgfb':
    case 'casco':
      return vehicleDocument(
        kind,
        { ...contract.header, outOfTraffic: timeOutOfTraffic(store, contract) },
        productNames[contract.insuranceType],
        store.now(),
      )
    case 'lakas':
      return homeProposal(contract, store.now())
    case 'elet':
    case 'nyugdij':
    case 'baleset':
      return lifeDocument(kind === 'proposal' ? kind : 'life-indexation-letter', contract, store.now())
  }
}

/** Renders a document as a PDF file. */
export const renderPdf = async (document: PrintedDocument): Promise<Blob> =>
  new Blob([await drawDocument(document)], { type: 'application/pdf' })
