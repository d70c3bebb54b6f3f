interface Fields {
  /**
   * Fields, each by the end of its path: `status`, `open.status` or the whole path `claims.getClaims.open.status`
   * (file, constant, fields). An entry means every field whose path ends with it.
   */
  readonly fields: readonly string[]
}

/** The file that reads some declared fields, or the reason why the portal does not read them. */
export type FieldUse = Fields & ({ readonly readIn: string } | { readonly unread: string })

/**
 * Fields of answers, and the files that read them. The type checker does not see these uses, or they are not obvious.
 * The checker loses a field whose name is in a variable, and a field that is read through another type of the same
 * shape. A test compares this table with the declarations.
 */
export const fieldUses: readonly FieldUse[] = [
  { fields: ['hasAdditionalPackages'], readIn: 'machines/cases/life/indexStatement.case.ts' },
  { fields: ['modelPortfolioList.dateOfValue'], readIn: 'machines/cases/life/modelPortfolio.case.ts' },
  { fields: ['statusLabel'], readIn: 'src/screens/claims/statusText.ts' },
  { fields: ['getPartner.email'], readIn: 'machines/cases/common/emailCommunication.case.ts' },
  { fields: ['paymentCode'], readIn: 'machines/payment/ledger.ts' },
  { fields: ['authorizationNumber', 'transactionCode'], readIn: 'src/screens/case/PaymentCodes.tsx' },
  {
    fields: ['changeBankAccount.channel', 'changeBankAccount.sentTo'],
    readIn: 'machines/case/machine/code/code.ts',
  },
  {
    fields: ['supplements.inspection', 'supplements.key', 'supplements.propertyProtectionSystem'],
    readIn: 'machines/cases/casco/supplement.case.ts',
  },
  {
    fields: [
      'casco.getHeader.accountHolderName',
      'casco.getHeader.contract.contractNumber',
      'casco.getHeader.contract.excessPercentage',
      'casco.getHeader.contract.excessAmount',
      'casco.getHeader.contract.coverages',
      'casco.getHeader.contract.thirdPartyName',
      'casco.getHeader.contract.thirdPartyType',
      'claimReport.getContract.contractId',
      'claimReport.getContract.productName',
      'claimReport.getContract.productLongName',
      'claimReport.getContract.productShortName',
      'claimReport.getContract.outbuilding',
      'claimReport.getContract.firstName',
      'claimReport.getContract.lastName',
      'claimReport.getContract.title',
      'claimReport.getContract.riskStartDate',
      'claimReport.getContract.insuranceType',
      'claimReport.getContract.package',
      'claimReport.getContract.thirdPartyName',
      'claimReport.getContract.contractDateStart',
      'home.getHeader.productAdditionalName',
      'home.getHeader.productShortName',
      'home.getHeader.accountHolderName',
      'home.getHeader.signDate',
      'home.getHeader.riskClassification',
      'life.getHeader.contract.taxNumber',
      'life.getHeader.contract.documentCommunicationChannelType',
      'life.getHeader.contract.contractDateStart',
      'life.getHeader.contract.minTopupAmount',
    ],
    readIn: 'src/screens/views/ContractDataFields.ts',
  },
  {
    fields: ['awaitedTransfer.accountNumber', 'awaitedTransfer.accountHolder', 'awaitedTransfer.swiftCode'],
    readIn: 'src/screens/payment/TransferLines.tsx',
  },
  { fields: ['awaitedTransfer.contractNumber'], readIn: 'src/screens/onlineCases/TransferDetails.tsx' },
  { fields: ['getCases.details.value'], readIn: 'src/ui/values/DescriptionList.tsx' },
  {
    fields: [
      'cascoTermination.terminate.terminationReason',
      'cascoTermination.terminate.signUntil',
      'stateIndex.modificationValidFromDate',
      'exemptFromFee.validFromDate',
      'exemptFromFee.validToDate',
    ],
    readIn: 'src/screens/case/outcome.ts',
  },
  { fields: ['startDap.identificationQRCode'], readIn: 'machines/dap/dap.setup.ts' },
  { fields: ['getDapContracts.insuranceType', 'getDapContracts.contracts'], readIn: 'machines/dap/listed.ts' },
  { fields: ['sendInvoice.confirmationEmail'], readIn: 'machines/documents/email.machine.ts' },
  {
    fields: [
      'listInvoices.name',
      'listInvoices.number',
      'listInvoices.date',
      'listInvoices.amount',
      'listInvoices.periodStartDate',
      'listInvoices.periodEndDate',
      'listInvoices.isPaid',
      'listInvoices.openAmount',
      'listForms.name',
    ],
    readIn: 'src/screens/documents/DocumentRow.tsx',
  },
  { fields: ['listInvoices.id', 'listForms.id'], readIn: 'src/screens/documents/DocumentList.tsx' },
  {
    fields: [
      'getDataCorrectionQuestions.seasonTires',
      'getDataCorrectionQuestions.youngDriverBirthYear',
      'getDataCorrectionQuestions.drivingLicenceYear',
      'getDataCorrectionQuestions.publicServant',
      'getDataCorrectionQuestions.contractorChildBirthYear',
    ],
    readIn: 'machines/cases/kgfb/dataCorrection.case.ts',
  },
  { fields: ['calculatePremium.oldPremium', 'calculatePremium.newPremium'], readIn: 'machines/cases/kgfb/premiums.ts' },
  { fields: ['getAvailableFunds.productFundList.currency'], readIn: 'src/screens/accounts/Allocation.tsx' },
  {
    fields: ['getFundMonitoring.regularFeeSubContracts', 'getFundMonitoring.caseFeeSubContracts'],
    readIn: 'machines/cases/life/fundMonitoring.case.ts',
  },
  { fields: ['getTitles.id', 'getTitles.name'], readIn: 'machines/case/definition/fields/choice.ts' },
  { fields: ['changePhone.maskedPhoneNumber', 'changeEmail.maskedEmail'], readIn: 'machines/security/calls.ts' },
  { fields: ['getPartner.phoneNumber'], unread: 'The change to e-mail communication needs no phone number.' },
  { fields: ['bankStatus'], unread: "The bank's own code of the outcome. It goes to the insurer with the case." },
  { fields: ['file_name'], unread: 'The customer sees the file by the name that it has on the device.' },
  { fields: ['file_size'], unread: 'The customer sees the size of the chosen file. A photo is sent smaller.' },
  { fields: ['mime_type'], unread: 'The portal knows the type of what it has sent.' },
  { fields: ['uploadClaimDocument.url'], unread: 'A chosen file opens from the device, without the insurer.' },
  { fields: ['productCode'], unread: 'productName says the same in words.' },
  { fields: ['sourceId'], unread: 'It names a system of the insurer, not the contract.' },
  { fields: ['contractorIsNaturalPerson'], unread: 'isLegalPerson says the same.' },
  {
    fields: ['getContract.claims.id', 'getContract.claims.status', 'getContract.claims.claimTasks.id'],
    unread: 'The list of claims says more, and is always in the menu of a home.',
  },
  { fields: ['createIdentification.caseId'], unread: 'The portal has asked for this case.' },
  {
    fields: ['getAccountMonitoring.partnerId', 'getFundMonitoring.partnerId'],
    unread: 'It is the number of the contractor, who is signed in.',
  },
  {
    fields: ['pendingOrders.caseId'],
    unread: 'The account shows the order itself. Its case is among the online cases.',
  },
  {
    fields: ['pendingOrders.orderedOn'],
    unread: 'The case of the order shows its day. The account shows the day of its price.',
  },
  {
    fields: ['regular', 'clause', 'buyback', 'topUp'].map((group) => `listLifeInsurancePolicy.${group}`),
    unread: 'The groups are read by their order, whatever their names.',
  },
]
