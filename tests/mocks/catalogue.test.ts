import { expect, it } from 'vitest'
import { licensePlateNumber, login, otp, zipCode } from '../../src/api/auth'
import { downloadDocument, LARGEST_FILE, uploadDocument } from '../../src/api/documents'
import { endpoints } from '../../src/api/index'
import { getHeader, modifyLicensePlate } from '../../src/api/kgfb'
import { getProductFunds } from '../../src/api/lifeAccounts'
import { processProviderResponse } from '../../src/api/payments'
import { changeEmail, validateEmailCode } from '../../src/api/twoFactor'
import { type Insurer, type InsurerResponse, insurers, signIn, startLogin } from '../../tools/exploration/kit/insurers'
import { fileOf, PHOTO } from './homeInsurer'

/** A business error: its code and cause, a call that causes it, and the HTTP status of the answer. */
interface BusinessErrorCase {
  readonly code: string
  readonly when: string
  readonly ask: (insurer: Insurer) => Promise<InsurerResponse>
  readonly status: number
  /** Additional properties of the error. */
  readonly parameters?: object
}

const start = (contractNumber: string) => (insurer: Insurer) =>
  insurer.call(login, { body: { userType: 'PERSONAL', contractNumber } })

const upload = async (insurer: Insurer, body: FormData) =>
  insurer.call(uploadDocument, { body, token: await signIn(insurer) })

// The error catalogue (specification, section 8), then assumed codes.
const catalogue: readonly BusinessErrorCase[] = [
  {
    code: 'AUTH_LOGIN_001',
    when: 'the contract number is unknown',
    ask: start('55555555'),
    status: 422,
    parameters: { availableAttempts: 2 },
  },
  {
    code: 'AUTH_LOGIN_002',
    when: 'an unknown contract number is tried three times',
    ask: async (insurer) => {
      await start('55555555')(insurer)
      await start('55555555')(insurer)
      return start('55555555')(insurer)
    },
    status: 429,
    parameters: { banTimeout: 3600 },
  },
  { code: 'AUTH_LOGIN_003', when: 'the contract belongs to a fleet', ask: start('90000001'), status: 422 },
  { code: 'AUTH_LOGIN_004', when: 'the sign-in is blocked for another reason', ask: start('90000002'), status: 422 },
  {
    code: 'AUTH_LOGIN_007',
    when: 'no phone number is known',
    ask: start('90000007'),
    status: 422,
    parameters: { maskedEmail: expect.stringContaining('*') },
  },
  {
    code: 'AUTH_OTP_001',
    when: 'the SMS code is wrong',
    ask: async (insurer) => {
      const { loginSessionIdentifier } = await startLogin(insurer, '10000001')
      return insurer.call(otp, { body: { loginSessionIdentifier, smsOTP: '000000' } })
    },
    status: 422,
    parameters: { availableAttempts: 2 },
  },
  {
    code: 'AUTH_LICENSE_PLATE_NUMBER',
    when: 'the licence plate is wrong',
    ask: async (insurer) => {
      const { loginSessionIdentifier } = await startLogin(insurer, '10000002')
      return insurer.call(licensePlateNumber, { body: { loginSessionIdentifier, licensePlateNumber: 'XYZ-999' } })
    },
    status: 422,
    parameters: { availableAttempts: 2 },
  },
  {
    code: 'AUTH_ZIP_CODE_001',
    when: 'the postal code is wrong',
    ask: async (insurer) => {
      const { loginSessionIdentifier } = await startLogin(insurer, '10000003')
      return insurer.call(zipCode, { body: { loginSessionIdentifier, zipCode: '6720' } })
    },
    status: 422,
    parameters: { availableAttempts: 2 },
  },
  {
    code: 'LOGIN_SESSION_EXPIRED',
    when: 'the second sign-in step comes after an hour',
    ask: async (insurer) => {
      const { loginSessionIdentifier } = await startLogin(insurer, '10000001')
      await insurer.advance(60 * 60 * 1000)
      return insurer.call(otp, { body: { loginSessionIdentifier, smsOTP: '123456' } })
    },
    status: 422,
  },
  {
    code: 'EMAIL_OTP_VALIDATION_ERROR',
    when: 'the code sent by e-mail is wrong',
    ask: async (insurer) => {
      const token = await signIn(insurer)
      await insurer.call(changeEmail, { body: { email: 'uj@pelda.example' }, token })
      return insurer.call(validateEmailCode, { body: { emailOtp: '000000' }, token })
    },
    status: 422,
    parameters: { availableAttempts: 2 },
  },
  {
    code: 'MODIFICATION_FAILED001',
    when: 'a change refers to a document that does not exist',
    ask: async (insurer) => {
      const body = { licensePlateNumber: 'AABC123', registrationBook: ['document-404'] }
      return insurer.call(modifyLicensePlate, { body, token: await signIn(insurer) })
    },
    status: 422,
  },
  {
    code: 'MISSING_FIELDS',
    when: 'a required field is missing',
    ask: (insurer) => insurer.call(login, { body: { userType: 'PERSONAL' } }),
    status: 400,
    parameters: { fields: ['contractNumber'] },
  },
  {
    code: 'FILE_TOO_LARGE',
    when: 'a file is too large',
    ask: (insurer) => upload(insurer, fileOf(LARGEST_FILE + 1, PHOTO)),
    status: 413,
  },
  {
    code: 'FILE_TYPE_REFUSED',
    when: 'the first bytes of a file match no accepted type',
    ask: (insurer) => upload(insurer, fileOf(10, [])),
    status: 415,
  },
  {
    code: 'DOCUMENT_NOT_FOUND',
    when: 'a document does not exist',
    ask: async (insurer) =>
      insurer.call(downloadDocument, { query: { id: 'document-404' }, token: await signIn(insurer) }),
    status: 404,
  },
  {
    code: 'ACCOUNT_NOT_FOUND',
    when: 'an account does not exist',
    ask: async (insurer) =>
      insurer.call(getProductFunds, {
        query: { udcContractId: 'account-404' },
        token: await signIn(insurer, '40000001'),
      }),
    status: 422,
  },
  {
    code: 'PAYMENT_DATA_MISSING',
    when: 'the payment provider’s data contain no payment code',
    ask: async (insurer) =>
      insurer.call(processProviderResponse, {
        body: { providerData: '?status=ACCEPTED', contractNumber: '10000001' },
        token: await signIn(insurer),
      }),
    status: 422,
  },
  {
    code: 'PAYMENT_NOT_FOUND',
    when: 'the payment provider’s data contain an unknown payment code',
    ask: async (insurer) =>
      insurer.call(processProviderResponse, {
        body: { providerData: '?paymentCode=payment-404', contractNumber: '10000001' },
        token: await signIn(insurer),
      }),
    status: 422,
  },
]

const inProcess = insurers['in the process']

const askInProcess = async (ask: BusinessErrorCase['ask']): Promise<InsurerResponse> => {
  if (inProcess === undefined) throw new Error('There is no insurer in the process.')
  const insurer = await inProcess()
  return ask(insurer).finally(() => insurer.close())
}

for (const { code, when, ask, status, parameters = {} } of catalogue) {
  it(`the simulated insurer refuses a request with ${code} when ${when}`, async () => {
    expect(await askInProcess(ask)).toEqual({ status, body: { code, ...parameters } })
  })
}

it('the simulated insurer answers 401 to a call with an unknown token', async () => {
  expect(await askInProcess((insurer) => insurer.call(getHeader, { token: 'a.b.c' }))).toEqual({
    status: 401,
    body: {},
  })
})

it('the tests of refused requests cover every error code that an API call declares', () => {
  const declared = new Set(endpoints.flatMap(({ failures }) => Object.keys(failures)))
  expect([...catalogue.map(({ code }) => code)].sort()).toEqual([...declared, 'MISSING_FIELDS'].sort())
})
