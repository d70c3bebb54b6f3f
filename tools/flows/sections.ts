import type { Call } from './schema'

/** Sections for flows that are neither cases nor document lists. The sections of a flow's calls are added to them. */
const SECTIONS_BY_FLOW: Readonly<Record<string, readonly string[]>> = {
  app: ['1', '2', '4 Logout', '4 Main-menu selection'],
  tab: ['2 App shell', '4 Logout'],
  release: ['2 App shell'],
  line: ['2 App shell'],
  wait: ['2 App shell'],
  login: ['4 Login', '5', '6', '9'],
  loginCode: ['4 Login', '5', '9'],
  logout: ['2 App shell', '4 Logout'],
  session: ['3 Login result', '6'],
  dap: ['2 App shell', '3 DAP auth', '4 DAP status', '6'],
  security: ['7 auth'],
  securityCode: ['7 auth'],
  caseCode: ['7 client-data'],
  contract: ['2 Menu keys', '4 Contract status', '6'],
  contracts: ['3 DAP auth', '6'],
  campaign: ['3 Campaign', '6'],
  identification: ['3 Identification', '4 Identification'],
  phoneRequest: ['2 Named navigation targets', '4 Phone-number request check'],
  payment: ['3 Payment', '4 Payment'],
  copying: ['3 Payment'],
  paymentReturn: ['2 Payment-redirect', '4 Payment', '7 Reactions to answers'],
  signature: ['4 Case status'],
  onlineCases: ['2 Menu keys', '3 Online case'],
  accounts: ['2 Menu keys', '3 Unit account list', '3 Product funds of an account'],
  claims: ['3 Claims', '4 Claims'],
  packages: ['3 Insurance packages'],
  upload: ['3 Lists and documents'],
  suggestions: ['3 Address suggestions', '5'],
  preview: ['7'],
  download: ['3 Lists and documents'],
  documentEmail: ['7 insurance-documents'],
}

/** The parts of section 7, by the first segment of the calls' paths. Other parts are named by that segment. */
const PART_BY_SEGMENT: Readonly<Record<string, string>> = {
  payment: 'payments',
  'overpayment-reimbursement': 'payments',
  'change-two-factor': 'auth',
  contract: 'auth',
  claim: 'claims',
  'active-campaign': 'Other',
  'participate-campaign': 'Other',
  'address-recommendation': 'Other',
  'country-code': 'Other',
  'static-data': 'Other',
  'marketing-statement': 'Other',
}

/** The error codes of section 8. */
const CATALOGUED_CODES = /^(AUTH_|LOGIN_SESSION_EXPIRED|EMAIL_OTP_VALIDATION_ERROR|MODIFICATION_FAILED001)/

/** Returns the sections of the specification that a flow implements, with the part if a section has parts. */
export const sectionsOf = (
  id: string,
  kind: 'case' | 'documents' | 'chart',
  calls: readonly Call[],
): readonly string[] => {
  const ownSections = kind === 'chart' ? (SECTIONS_BY_FLOW[id] ?? []) : ['2 Menu keys']
  const partSections = calls.flatMap(({ source, path }) => {
    const [firstSegment = ''] = path.split('/')
    return source === 'spec' ? [`7 ${PART_BY_SEGMENT[firstSegment] ?? firstSegment}`] : []
  })
  const statusSections = kind === 'case' ? ['4 Case status'] : []
  const errorSections = calls.some(({ codes }) => codes.some((code) => CATALOGUED_CODES.test(code))) ? ['8'] : []
  return [...new Set([...ownSections, ...statusSections, ...partSections, ...errorSections])].sort()
}
