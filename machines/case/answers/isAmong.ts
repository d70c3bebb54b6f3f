import type { Option } from '../definition/field'

/** Whether something is offered to be chosen. */
export const isAmong = (options: readonly Option[] | undefined, answer: string): boolean =>
  options?.some(({ value, isDisabled }) => value === answer && isDisabled !== true) ?? false
