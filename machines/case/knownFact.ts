import type { Money } from '../../src/api/entities'
import type { Fact } from './fact'

/** A fact that the insurer may leave out: nothing is told of what is unknown. */
export const knownFact = (
  name: string,
  kind: Exclude<Fact['kind'], 'money'>,
  value: string | null | undefined,
): readonly Fact[] => (value ? [{ name, kind, value }] : [])

/** The same of an amount. */
export const knownMoney = (name: string, value: Money | null | undefined): readonly Fact[] =>
  value ? [{ name, kind: 'money', value }] : []
