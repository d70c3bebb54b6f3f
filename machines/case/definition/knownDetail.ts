import type { Money } from '../../../src/api/entities'
import type { Detail } from './detail'

/** A fact that the insurer may leave out: nothing is told of what is unknown. */
export const knownDetail = (
  name: string,
  kind: Extract<Detail, { value: string }>['kind'],
  value: string | null | undefined,
): readonly Detail[] => (value ? [{ name, kind, value }] : [])

/** The same of an amount. */
export const knownMoney = (name: string, value: Money | null | undefined): readonly Detail[] =>
  value ? [{ name, kind: 'money', value }] : []
