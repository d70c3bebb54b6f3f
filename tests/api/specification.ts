/** Section 7 of the specification, written by hand: every call of the API, one per line. */
export const specified = `
GET kgfb/header
POST kgfb/bonus
POST kgfb/data-correction
POST kgfb/premium-calculation
GET kgfb/modify-license-plate
POST kgfb/modify-license-plate
GET kgfb/mileage-yearly-list
GET kgfb/data-correction-questions
POST kgfb/drivello-score
GET kgfb/vehicle-remove-from-traffic/{x}
POST kgfb/vehicle-remove-from-traffic
POST kgfb/vehicle-back-to-traffic
GET kgfb/cases
GET kgfb/termination/user-change
GET kgfb/termination/car-sell
GET kgfb/termination/final-withdraw
GET kgfb/termination/anniversary
POST kgfb/termination

GET casco/header
GET casco/modify-license-plate
POST casco/modify-license-plate
POST casco/bonus
POST casco/supplement
POST casco/reactivate
POST casco/car-review-photos
GET casco/termination/car-sell
GET casco/termination/final-withdraw
GET casco/termination/anniversary
POST casco/termination/{reason}
GET casco/cases

POST documents
DELETE documents
GET documents/download
POST documents/sign-digitally
POST documents/sign-manually

GET payments
POST overpayment-reimbursement/mailing-address
POST overpayment-reimbursement/permanent-address
POST overpayment-reimbursement/account-number
POST overpayment-reimbursement/other-account-number
POST overpayment-reimbursement/other-mailing-address
POST payment/transfer
POST payment/fee-payment-transfer
POST payment/later
POST payment/createpayment
POST payment/process-provider-responseV2

POST auth/login
GET auth/logout
POST auth/dap-start
GET auth/dap-qr-code
POST auth/otp
POST auth/otp/resend
POST auth/license-plate-number
POST auth/zip-code
POST auth/request-phone-call
POST change-two-factor/phone
POST change-two-factor/phone/validate-code
POST change-two-factor/phone/resend
POST change-two-factor/email
POST change-two-factor/email/validate-code
POST change-two-factor/email/resend
POST auth/non-contractor-login
POST auth/create-identification
POST auth/identification-response
GET contract/list/dap

GET claim/home/header
GET claim/home/init-config
GET claim/home/insurance-company-list
GET claim/home/claims
POST claim/home/report
POST claim/home/document
DELETE claim/home/document
POST claims/document-upload/home
DELETE claims/document-upload/home
POST claims/document-submission/home
POST claims/review-request/home

GET home/header
GET home/cases
GET home/termination/anniversary
GET home/termination/home-sell
GET home/termination/loss-of-interest
GET home/termination/quarterly
POST home/termination/anniversary
POST home/termination/14-days
POST home/termination/other
POST home/termination/home-sell
POST home/termination/loss-of-interest
POST home/termination/quarterly

GET life/header
GET life/cases
GET life/unit-accounts/list
GET life/insurance-packages/list
GET life/available-model-portfolios/list
GET life/topup-payment
GET life/tax-relief
GET life/product-funds/list
GET life/product-fund/details
GET life/available-product-funds/list
GET life/index-statement
GET life/personal-documents
GET life/change-beneficiaries
GET life/monitoring/unit-accounts/list
POST life/monitoring/unit-accounts/list
GET life/monitoring/sub-contracts/list
POST life/monitoring/sub-contracts/list
POST life/fee-exemption
POST life/fee-suspension
POST life/topup-payment
POST life/product-fund/redirect
POST life/product-fund/switch
POST life/product-fund/switch-transformation
POST life/model-portfolio/select
POST life/index-statement
POST life/personal-documents
POST life/change-beneficiaries

GET client-data/partner
POST client-data/change-email
POST client-data/change-email/validate-code
POST client-data/change-email/resend
POST client-data/change-phone
POST client-data/change-phone/validate-code
POST client-data/change-phone/resend
POST client-data/change-phone/final
POST client-data/change-to-email-communication
POST client-data/change-to-email-communication/validate-code
POST client-data/change-to-email-communication/resend
POST client-data/change-to-email-communication/summary
POST client-data/change-to-email-communication/final
GET client-data/change-person-name
POST client-data/change-person-name
GET client-data/change-company-name
POST client-data/change-company-name
GET client-data/change-address
POST client-data/change-address/permanent
POST client-data/change-address/mailing
GET client-data/change-payment-type-or-frequency
POST client-data/change-payment-type-or-frequency
POST client-data/claim-contact-data

GET active-campaign
POST participate-campaign
GET address-recommendation/zip-code
GET address-recommendation/address
GET country-code/list
GET static-data/title
GET marketing-statement
POST marketing-statement

GET insurance-documents/download/green-card
GET insurance-documents/download/coverage-document
GET insurance-documents/download/insurance-policy
GET insurance-documents/download/damage-history-certificate
GET insurance-documents/download/bonus-certificate
GET insurance-documents/download/indexation-letter
GET insurance-documents/download/proposal
GET insurance-documents/download/invoice
GET insurance-documents/download/reminder
GET insurance-documents/download/other-documents
GET insurance-documents/download/tax-letter
GET insurance-documents/download/fund-letter
GET insurance-documents/download/yield-letter
GET insurance-documents/download/life-insurance-policy
GET insurance-documents/list/invoice
GET insurance-documents/list/reminder
GET insurance-documents/list/other-documents
GET insurance-documents/list/fund-letter
GET insurance-documents/list/tax-letter
GET insurance-documents/list/yield-letter
GET insurance-documents/list/life-insurance-policy
GET insurance-documents/email
POST insurance-documents/email/invoice
POST insurance-documents/email/green-card
POST insurance-documents/email/coverage-document
POST insurance-documents/email/insurance-policy
POST insurance-documents/email/damage-history-certificate
POST insurance-documents/email/bonus-certificate
POST insurance-documents/email/indexation-letter
POST insurance-documents/email/proposal
`

/** The schema names of the entities in section 3 of the specification. */
export const entityNames = [
  'loginStart',
  'loginResult',
  'dapAuth',
  'dapContracts',
  'identification',
  'campaign',
  'vehicleHeader',
  'vehicleContract',
  'contractSummary',
  'lifeContract',
  'homeContract',
  'caseResult',
  'feeCaseResult',
  'indexStatementResult',
  'terminationResult',
  'onlineCase',
  'modelPortfolioCase',
  'partnerProduct',
  'companyNameData',
  'personNameData',
  'payment',
  'paymentResult',
  'transferDetails',
  'createdPayment',
  'addressSuggestion',
  'countryCode',
  'claims',
  'claim',
  'claimTask',
  'risk',
  'damageEvent',
  'nameTitle',
  'insuranceCompany',
  'uploadedDocument',
  'listedDocument',
  'lifePolicyDocuments',
  'unitAccountList',
  'productFundsOfAccount',
  'fundDetails',
  'availableFunds',
  'modelPortfolios',
  'unitAccountSettingList',
  'subContractList',
  'topUpInfo',
  'indexStatement',
  'personalDocuments',
  'beneficiaries',
  'insurancePackages',
  'taxRelief',
  'terminationInfo',
  'vehicleTerminationInfo',
  'marketingStatement',
  'mileageBand',
  'drivelloScore',
] as const

/** The fields that section 5 of the specification requires in a request body, by call. */
export const requiredFields: Readonly<Record<string, readonly string[]>> = {
  'POST auth/login': ['userType', 'contractNumber'],
  'POST auth/otp/resend': ['loginSessionIdentifier'],
  'POST auth/otp': ['loginSessionIdentifier', 'smsOTP'],
  'POST auth/license-plate-number': ['loginSessionIdentifier', 'licensePlateNumber'],
  'POST auth/zip-code': ['loginSessionIdentifier', 'zipCode'],
  'POST auth/non-contractor-login': ['contractOrProposalNumber'],
  'POST kgfb/modify-license-plate': ['licensePlateNumber', 'registrationBook'],
  'POST casco/modify-license-plate': ['licensePlateNumber', 'registrationBook'],
  'POST kgfb/bonus': ['previousInsuranceCompany'],
  'POST casco/bonus': ['previousInsuranceCompany'],
  'POST casco/supplement': ['supplementType'],
  'POST casco/reactivate': ['reactivateDate'],
  'POST casco/car-review-photos': [
    'backLeft',
    'backRight',
    'frontLeft',
    'frontRight',
    'key',
    'kilometerDistance',
    'vehicleId',
  ],
  'POST kgfb/vehicle-remove-from-traffic': ['vehicleRemoveStartDate'],
  'POST kgfb/vehicle-back-to-traffic': ['backDate'],
}
