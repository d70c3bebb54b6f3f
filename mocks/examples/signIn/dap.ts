import type * as v from 'valibot'
import { getDapContracts, getDapQrCode, getDapStatus, loginByDap, logoutDap, startDap } from '../../../src/api/dap'
import { insuranceType, loginErrorType } from '../../../src/api/entities'
import { BAN_SECONDS } from '../../store/signIn/tries'
import { exampleSet } from '../exampleSet'

type LoginErrorType = v.InferOutput<typeof loginErrorType>

const expiredFailure = { LOGIN_SESSION_EXPIRED: { plain: {} } }

/** A QR code is an image. Examples are not scanned, so one pixel is enough. */
const identificationQRCode = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs='

const startedSession = {
  sessionId: 'dap-1',
  identificationUrl: '/szimulacio/dap?code=dap-1',
  identificationQRCode,
  websocketId: 'dap-socket-2',
} as const

const productNames = {
  kgfb: 'Kötelező gépjármű-felelősségbiztosítás',
  casco: 'Casco',
  lakas: 'Minta Otthon',
  elet: 'Minta Jövő',
  nyugdij: 'Minta Nyugdíj',
  baleset: 'Minta Baleset',
} as const

const everyProductLine = insuranceType.options.map((productLine, index) => ({
  insuranceType: productLine,
  contracts: [{ productName: productNames[productLine], contractNumber: `${index + 1}0000001`, loginErrorType: null }],
}))

const kgfbContracts = (count: number, errorOf: (index: number) => LoginErrorType | null) => [
  {
    insuranceType: 'kgfb' as const,
    contracts: Array.from({ length: count }, (_, index) => ({
      productName: productNames.kgfb,
      contractNumber: String(10000001 + index),
      loginErrorType: errorOf(index),
    })),
  },
]

/**
 * Contracts of one customer for different insured things and in different states: one has ended, one has a debt, one
 * has pending tasks.
 */
const statusVariants = [
  {
    insuranceType: 'kgfb' as const,
    contracts: [
      {
        ...{ productName: productNames.kgfb, contractNumber: '10000003', loginErrorType: null },
        ...{
          licensePlateNumber: 'KLM456',
          contractStatusId: 2 as const,
          terminationDate: '2026-08-31',
          waitingFor: [],
        },
      },
      {
        ...{
          productName: productNames.kgfb,
          contractNumber: '10000001',
          loginErrorType: null,
          licensePlateNumber: 'RJK482',
        },
        ...{ contractStatusId: 1 as const, paymentNextperiod: '2026-12-26' },
        ...{
          debt: { value: 14_860, currency: 'HUF' as const },
          premiumFrequency: { value: 14_860, currency: 'HUF' as const },
        },
      },
    ],
  },
  {
    insuranceType: 'lakas' as const,
    contracts: [
      {
        ...{ productName: productNames.lakas, contractNumber: '30000001', loginErrorType: null },
        ...{ riskAddress: { zipCode: '7621', city: 'Pécs', streetAddress: 'Mesebeli lépcső', buildingNo: '6.' } },
        ...{ insuredName: 'Kerekes Boglárka' },
        ...{ waitingFor: ['CLAIM' as const, 'SIGNATURE' as const, 'IDENTIFICATION' as const, 'DOCUMENTS' as const] },
      },
    ],
  },
]

/** Example answers of the sign-in by the DÁP app. */
export const dapExamples = [
  exampleSet(
    startDap,
    {
      started: { ...startedSession, status: 'STARTED' },
      identifiedAtOnce: { ...startedSession, status: 'IDENTIFIED' },
    },
    {},
  ),
  exampleSet(
    getDapQrCode,
    {
      fullMinute: { identificationQRCode, expiresIn: 60 },
      almostOver: { identificationQRCode, expiresIn: 1 },
      unlimited: { identificationQRCode },
    },
    expiredFailure,
  ),
  exampleSet(
    getDapStatus,
    {
      started: { status: 'STARTED' },
      inProgress: { status: 'IN_PROGRESS' },
      identified: { status: 'IDENTIFIED' },
      refused: { status: 'REFUSED' },
      expired: { status: 'EXPIRED' },
    },
    expiredFailure,
  ),
  exampleSet(
    getDapContracts,
    {
      everyProductLine,
      standing: statusVariants,
      single: kgfbContracts(1, () => null),
      turnedAway: kgfbContracts(4, (index) => loginErrorType.options[index] ?? null),
      nothingOpens: kgfbContracts(3, (index) => loginErrorType.options[index] ?? null),
      empty: [],
      emptyProductLine: kgfbContracts(0, () => null),
      long: kgfbContracts(200, () => null),
    },
    expiredFailure,
  ),
  exampleSet(
    loginByDap,
    {
      signedIn: {
        accessToken:
          'eyJhbGciOiJub25lIn0.eyJjb250cmFjdE51bWJlciI6IjEwMDAwMDAxIiwiY29udHJhY3RJZCI6IktHRkItMTAwMDAwMDEiLCJhdXRoVHlwZSI6IkRBUCIsImlubmVyU2Vzc2lvbklkIjoic2Vzc2lvbi0xIiwiZXhwIjo0MTAyNDQ0ODAwLCJpbnN1cmFuY2VUeXBlIjoia2dmYiJ9.InBlbGRhIg',
      },
    },
    {
      ...expiredFailure,
      AUTH_LOGIN_001: { notListed: {} },
      AUTH_LOGIN_002: { fullHour: { banTimeout: BAN_SECONDS }, almostOver: { banTimeout: 1 } },
      AUTH_LOGIN_003: { plain: {} },
      AUTH_LOGIN_004: { plain: {} },
    },
  ),
  exampleSet(logoutDap, { signedOut: {} }, {}),
]
