import type { AnnouncedTransfer, Money } from '../../../src/api/entities'
import type { Detail } from './detail'
import type { Loaded } from './parsed'

/** The header fields whose current values cases show. */
export interface PresentHeader {
  readonly licensePlateNumber?: string | null | undefined
  readonly bonus?: string | null | undefined
  readonly bankAccount?: string | null | undefined
  readonly accountHolderName?: string | null | undefined
  readonly debt?: Money | null | undefined
  readonly announcedTransfers?: readonly AnnouncedTransfer[] | null | undefined
  readonly areTransfersRecorded?: true
  readonly outOfTraffic?: { readonly since: string; readonly backOn?: string | null | undefined } | null | undefined
  readonly contract: {
    readonly contractStatusId?: number | null | undefined
    readonly premiumFrequency?: Money | null | undefined
    readonly phoneNumber?: string | null | undefined
    readonly email?: string | null | undefined
    readonly missingPhone?: boolean | null | undefined
    readonly missingEmail?: boolean | null | undefined
    readonly taxNumber?: string | null | undefined
    readonly terminationDate?: string | null | undefined
    readonly terminationReasonId?: string | number | null | undefined
    readonly endDate?: string | null | undefined
    readonly contractDateEnd?: string | null | undefined
    readonly paymentNextperiod?: string | null | undefined
  }
}

/** Returns the current values, before the change; empty if the header does not report them. */
export type Present<Known = Loaded | null> = (header: PresentHeader, loaded: Known) => readonly Detail[]
