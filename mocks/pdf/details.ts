import type { VehicleHeader } from '../../src/api/entities'
import { formatDate } from '../../src/texts/format'
import type { Detail } from './document'

/** A label and its optional value. */
export type MaybeDetail = readonly [label: string, value: string | null | undefined]

/** The details that have a value. */
export const withoutEmpty = (details: readonly MaybeDetail[]): readonly Detail[] =>
  details.flatMap(([label, value]) => (value ? [{ label, value }] : []))

/** Formats a day as letters print it; `null` without a day. */
export const formattedDay = (isoDay: string | null | undefined): string | null => (isoDay ? formatDate(isoDay) : null)

/** The lines of an address below the name. */
export const addressLines = (address: VehicleHeader['contract']['mailingAddress']): readonly string[] =>
  address ? [`${address.zipCode} ${address.city}`, `${address.streetAddress} ${address.buildingNo ?? ''}`.trim()] : []
