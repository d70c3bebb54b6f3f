/** One request of `day`, whose answers are compared between the deployments of the simulated insurer. */
export interface Step {
  readonly call: string
  /**
   * The body. In `body` and `call`, `$login` stands for the last login id in an answer. `$document` stands for the last
   * document id.
   */
  readonly body?: unknown
  /** A file, sent as multipart in the field `file`. */
  readonly file?: { readonly name: string; readonly type: string; readonly text: string }
  /** Name of the customer whose token is sent. No token is sent if it is missing. */
  readonly as?: string
  /** Name of the customer to whom the token in the answer belongs. */
  readonly opens?: string
  readonly key?: string
}

/** One answer of the simulated insurer. Its body is JSON, or the type of a file. */
export interface CallRecord {
  readonly call: string
  readonly status: number
  readonly body: unknown
}

/** A request, independent of the transport. */
export interface Sent {
  readonly method: string
  /** The path, relative to the API's base. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  readonly file?: Step['file']
}

/** A function that sends one request, and returns the JSON or the type of a file. */
export type Send = (sent: Sent) => Promise<{ readonly status: number; readonly body: unknown }>

const json = (call: string, body: unknown, more: Partial<Step> = {}): Step => ({ call: `POST ${call}`, body, ...more })
const get = (path: string, as?: string): Step => ({ call: `GET ${path}`, ...(as !== undefined && { as }) })
const signIn = (number: string, as: string): readonly Step[] => [
  json('auth/login', { userType: 'PERSONAL', contractNumber: number }),
  json('auth/otp', { loginSessionIdentifier: '$login', smsOTP: '123456' }, { opens: as }),
]
const plate = { licensePlateNumber: 'AABC123', registrationBook: ['$document'] }
const payment = { amount: 14860, currency: 'HUF', returnUrl: 'http://127.0.0.1/fizetes-visszateres' }

/**
 * Requests of several customers, in order. They use each section of the API and include rejected and repeated calls,
 * uploads and downloads.
 */
export const day: readonly Step[] = [
  json('auth/login', { userType: 'LEGAL', contractNumber: '10000002' }),
  json('auth/license-plate-number', { loginSessionIdentifier: '$login', licensePlateNumber: 'AAA-000' }),
  json('auth/login', { contractNumber: '10000001' }),
  json('auth/login', { userType: 'PERSONAL', contractNumber: '90000001' }),
  json('auth/request-phone-call', { contractNumber: '90000007', phoneNumber: '+36201234567' }),
  get('kgfb/header'),
  get('no/such/call'),
  ...signIn('10000001', 'kgfb'),
  get('kgfb/header', 'kgfb'),
  {
    call: 'POST documents',
    as: 'kgfb',
    key: 'file',
    file: { name: 'őű.pdf', type: 'application/pdf', text: '%PDF-1.7' },
  },
  { call: 'POST documents', as: 'kgfb', file: { name: 'x.pdf', type: 'application/pdf', text: 'MZ' } },
  get('documents/download?id=$document', 'kgfb'),
  json('kgfb/modify-license-plate', plate, { as: 'kgfb', key: 'plate' }),
  json('kgfb/modify-license-plate', plate, { as: 'kgfb', key: 'plate' }),
  json('kgfb/modify-license-plate', plate, { as: 'kgfb', key: 'again' }),
  json('kgfb/bonus', {}, { as: 'kgfb' }),
  { call: 'DELETE documents?id=$document', as: 'kgfb' },
  get('documents/download?id=$document', 'kgfb'),
  get('kgfb/cases', 'kgfb'),
  get('kgfb/mileage-yearly-list', 'kgfb'),
  get('kgfb/termination/car-sell', 'kgfb'),
  get('insurance-documents/download/green-card', 'kgfb'),
  get('insurance-documents/list/invoice', 'kgfb'),
  json('insurance-documents/email/green-card', { email: 'a@b.example' }, { as: 'kgfb' }),
  get('payments', 'kgfb'),
  json('payment/transfer', {}, { as: 'kgfb' }),
  json('payment/createpayment', payment, { as: 'kgfb' }),
  json('payment/process-provider-responseV2', { providerData: '?x=1', contractNumber: '10000001' }, { as: 'kgfb' }),
  json('overpayment-reimbursement/permanent-address', {}, { as: 'kgfb' }),
  get('client-data/partner', 'kgfb'),
  json('client-data/change-email', { email: 'uj@pelda.example' }, { as: 'kgfb' }),
  json('client-data/change-email/validate-code', { otpCode: '000000' }, { as: 'kgfb' }),
  json('client-data/change-email/validate-code', { otpCode: '123456' }, { as: 'kgfb' }),
  json('change-two-factor/phone', { phoneNumber: '+36309876543' }, { as: 'kgfb' }),
  get('address-recommendation/zip-code?zipCode=672', 'kgfb'),
  get('address-recommendation/address?zipCode=6722&address=a', 'kgfb'),
  get('country-code/list', 'kgfb'),
  get('static-data/title', 'kgfb'),
  get('marketing-statement', 'kgfb'),
  get('active-campaign', 'kgfb'),
  json('participate-campaign', {}, { as: 'kgfb' }),
  json('auth/renew', undefined, { as: 'kgfb', opens: 'renewed', key: 'renew' }),
  get('kgfb/header', 'kgfb'),
  get('kgfb/header', 'renewed'),
  get('auth/logout', 'renewed'),
  get('kgfb/header', 'renewed'),
  ...signIn('20000001', 'casco'),
  json('casco/supplement', { supplementType: 'KEY' }, { as: 'casco' }),
  get('casco/header', 'casco'),
  get('life/header', 'casco'),
  ...signIn('30000001', 'home'),
  get('home/header', 'home'),
  get('claim/home/init-config', 'home'),
  get('claim/home/claims', 'home'),
  json('claims/review-request/home', {}, { as: 'home' }),
  get('home/termination/anniversary', 'home'),
  ...signIn('40000001', 'life'),
  get('life/header', 'life'),
  get('life/unit-accounts/list', 'life'),
  get('life/product-funds/list?udcContractId=40000001-1', 'life'),
  get('life/product-funds/list?udcContractId=nothing', 'life'),
  json('life/model-portfolio/select', { udcContractId: '40000001-1', modelPortfolioId: 'M1' }, { as: 'life' }),
  get('life/cases', 'life'),
  json('auth/non-contractor-login', { contractOrProposalNumber: '70000001' }, { opens: 'nobody' }),
  get('life/header', 'nobody'),
  get('payments', 'nobody'),
  json('auth/dap-start', undefined),
  get('auth/dap-status?sessionId=nothing'),
  get('contract/list/dap?sessionId=nothing'),
]

/** Sends all requests of the day over a transport. Values that differ between transports are replaced by names. */
export const live = async (send: Send): Promise<readonly CallRecord[]> => {
  const tokens = new Map<string, string>()
  const last = { $login: '', $document: '' }
  const filled = (text: string) => text.replaceAll('$login', last.$login).replaceAll('$document', last.$document)
  const records: CallRecord[] = []
  for (const { call, body, file, as, opens, key } of day) {
    const [method = '', path = ''] = filled(call).split(' ')
    const headers = {
      ...(as !== undefined && { Authorization: `Bearer ${tokens.get(as) ?? ''}` }),
      ...(key !== undefined && { 'Idempotency-Key': key }),
      ...(file === undefined && method === 'POST' && { 'Content-Type': 'application/json' }),
    }
    const answer = await send({
      method,
      path,
      headers,
      ...(body !== undefined && { body: filled(JSON.stringify(body)) }),
      ...(file !== undefined && { file }),
    })
    const { accessToken, loginSessionIdentifier, file_name, id } = Object(answer.body)
    if (typeof loginSessionIdentifier === 'string') last.$login = loginSessionIdentifier
    if (typeof file_name === 'string') last.$document = String(id)
    if (opens !== undefined && typeof accessToken === 'string') tokens.set(opens, accessToken)
    records.push({ call, status: answer.status, body: normalised(answer.body) })
  }
  return records
}

/**
 * Replaces the values that differ between transports. A token contains the time of its issue. The addresses of
 * simulated pages and QR codes contain the insurer's origin.
 */
const normalised = (body: unknown): unknown => {
  // The names and the order of the countries depend on the JavaScript engine, so only their number is compared.
  if (Array.isArray(body) && body.some((entry) => Object(entry).code === 'HU')) return body.length
  const text = JSON.stringify(body)
  return text === undefined
    ? undefined
    : JSON.parse(
        text
          .replaceAll(/"accessToken":"[^"]*"/g, '"accessToken":"…"')
          .replaceAll(/"data:[^"]*"/g, '"a picture"')
          .replaceAll(/"\d{4}-\d\d-\d\dT[^"]*Z"/g, '"a moment"')
          .replaceAll(/"[^"]*\/(szimulacio|pages)\/(\w+)[^"]*"/g, '"the page $2"'),
      )
}

/** Sends requests by `fetch` to a base address. Works in a test, a server and a page. */
export const sendByFetch =
  (baseUrl: string, request: (input: Request) => Promise<Response | undefined> = fetch): Send =>
  async ({ method, path, headers, body, file }) => {
    const form = new FormData()
    if (file !== undefined) form.append('file', new File([file.text], file.name, { type: file.type }))
    const sentBody = file === undefined ? body : form
    const response = await request(
      new Request(`${baseUrl}/${path}`, { method, headers, ...(sentBody !== undefined && { body: sentBody }) }),
    )
    if (response === undefined) return { status: 404, body: null }
    const type = response.headers.get('Content-Type')
    return { status: response.status, body: type === 'application/json' ? await response.json() : type }
  }
