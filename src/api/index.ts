import * as address from './address'
import * as auth from './auth'
import * as bankAccount from './bankAccount'
import * as campaign from './campaign'
import * as casco from './casco'
import * as cascoPhotos from './cascoPhotos'
import * as cascoTermination from './cascoTermination'
import * as claimReport from './claimReport'
import * as claims from './claims'
import * as clientContact from './clientContact'
import * as clientData from './clientData'
import * as clientPayment from './clientPayment'
import * as dap from './dap'
import * as documentEmails from './documentEmails'
import * as documentLists from './documentLists'
import * as documents from './documents'
import * as emailCommunication from './emailCommunication'
import type { Endpoint } from './endpoint'
import * as home from './home'
import * as homeTermination from './homeTermination'
import * as identification from './identification'
import * as insuranceDocuments from './insuranceDocuments'
import * as kgfb from './kgfb'
import * as kgfbPremium from './kgfbPremium'
import * as kgfbTermination from './kgfbTermination'
import * as kgfbTraffic from './kgfbTraffic'
import * as life from './life'
import * as lifeAccounts from './lifeAccounts'
import * as lifeFunds from './lifeFunds'
import * as lifeMonitoring from './lifeMonitoring'
import * as lifeRequests from './lifeRequests'
import * as lifeStatements from './lifeStatements'
import * as lifeTopUp from './lifeTopUp'
import * as marketing from './marketing'
import * as nonContractor from './nonContractor'
import * as overpayment from './overpayment'
import * as payments from './payments'
import * as session from './session'
import * as staticData from './staticData'
import * as twoFactor from './twoFactor'

/**
 * The modules that declare calls, by file name. The portal itself does not load this list; it imports single endpoints.
 */
const declarations: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  auth,
  dap,
  identification,
  nonContractor,
  session,
  twoFactor,
  kgfb,
  kgfbPremium,
  kgfbTermination,
  kgfbTraffic,
  casco,
  cascoPhotos,
  cascoTermination,
  documents,
  payments,
  overpayment,
  claims,
  claimReport,
  home,
  homeTermination,
  life,
  lifeAccounts,
  lifeFunds,
  lifeMonitoring,
  lifeRequests,
  lifeStatements,
  lifeTopUp,
  clientData,
  clientContact,
  clientPayment,
  bankAccount,
  emailCommunication,
  campaign,
  address,
  staticData,
  marketing,
  insuranceDocuments,
  documentLists,
  documentEmails,
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'id' in value && 'path' in value && 'response' in value

/** Every declared endpoint, for the simulated insurer, documents and tests. */
export const endpoints: readonly Endpoint[] = Object.values(declarations).flatMap((module) =>
  Object.values(module).filter(isEndpoint),
)
