import type { ProductLine } from '../../../machines/routes'
import type { OpenedBy, SignedIn } from '../../../machines/signedIn'
import { START_TIME } from './cases'

const encodePart = (tokenPart: object): string => btoa(JSON.stringify(tokenPart))

/**
 * Returns an access token with the specification's claims and `extraClaims`. It expires `minutes` after `START_TIME`.
 */
export const sampleToken = (minutes: number, contractNumber = '10000001', extraClaims: object = {}): string =>
  [
    { alg: 'none' },
    {
      contractNumber,
      contractId: `KGFB-${contractNumber}`,
      authType: 'SMS_OTP',
      innerSessionId: 'session-1',
      exp: START_TIME / 1000 + minutes * 60,
      ...extraClaims,
    },
  ]
    .map(encodePart)
    .join('.')

/** Returns the data of a successful sign-in with this access token. */
export const signedInWith = (
  accessToken: string,
  openedBy: OpenedBy = 'secondStep',
  productLine: ProductLine = 'kgfb',
): SignedIn => ({
  accessToken,
  productLine,
  openedBy,
})

interface SampleSessionOptions {
  readonly minutes?: number
  readonly contractNumber?: string
  readonly productLine?: ProductLine
  readonly openedBy?: OpenedBy
}

/** Returns a session as the tab stores it. */
export const sampleSession = ({
  minutes = 20,
  contractNumber = '10000001',
  productLine,
  openedBy,
}: SampleSessionOptions = {}) => ({
  ...signedInWith(sampleToken(minutes, contractNumber), openedBy, productLine),
  expiresAt: START_TIME + minutes * 60_000,
})
