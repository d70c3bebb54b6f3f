import { START } from './cases'

const encoded = (part: object): string => btoa(JSON.stringify(part))

/** The access token of a session on a kgfb contract that lasts for so many minutes from the start. */
export const sampleToken = (
  minutes: number,
  contractNumber = '10000001',
  authType = 'SMS_OTP',
  insuranceType = 'kgfb',
): string =>
  [
    { alg: 'none' },
    {
      contractNumber,
      contractId: `KGFB-${contractNumber}`,
      authType,
      innerSessionId: 'session-1',
      exp: START / 1000 + minutes * 60,
      insuranceType,
    },
  ]
    .map(encoded)
    .join('.')
