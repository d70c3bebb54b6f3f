/** How a declared field is used: the file that reads it, or the reason why nothing does. */
export type FieldUse =
  | { readonly field: string; readonly readIn: string }
  | { readonly field: string; readonly unread: string }

/** Fields whose use is not obvious, by the end of their path. A test holds the table against the declarations. */
export const fieldUses: readonly FieldUse[] = [
  { field: 'hasAdditionalPackages', readIn: 'machines/cases/life/indexStatement.case.ts' },
  { field: 'modelPortfolioList.dateOfValue', readIn: 'machines/cases/life/modelPortfolio.case.ts' },
  { field: 'statusLabel', readIn: 'src/screens/claims/statusText.ts' },
  { field: 'paymentCode', readIn: 'src/screens/case/PaymentCodes.tsx' },
  { field: 'authorizationNumber', readIn: 'src/screens/case/PaymentCodes.tsx' },
  { field: 'transactionCode', readIn: 'src/screens/case/PaymentCodes.tsx' },
  { field: 'getPartner.email', readIn: 'machines/cases/common/emailCommunication.case.ts' },
  { field: 'getPartner.phoneNumber', unread: 'The change to e-mail communication needs no phone number.' },
  { field: 'bankStatus', unread: "The bank's own code of the outcome. It goes to the insurer with the case." },
  { field: 'file_name', unread: 'The customer sees the file by the name that it has on the device.' },
  { field: 'file_size', unread: 'The customer sees the size of the chosen file. A photo is sent smaller.' },
  { field: 'mime_type', unread: 'The portal knows the type of what it has sent.' },
  { field: 'productCode', unread: 'productName says the same in words.' },
  { field: 'sourceId', unread: 'It names a system of the insurer, not the contract.' },
  { field: 'contractorIsNaturalPerson', unread: 'isLegalPerson says the same.' },
  {
    field: 'pendingOrders.orderedOn',
    unread: 'The case of the order shows its day. The account shows the day of its price.',
  },
  { field: 'listLifeInsurancePolicy.regular', unread: 'The groups are read by their order, whatever their names.' },
  { field: 'listLifeInsurancePolicy.clause', unread: 'The groups are read by their order, whatever their names.' },
]
