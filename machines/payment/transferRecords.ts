import * as v from 'valibot'
import type { Services } from '../services'

/** The browser's storage of transfer records, and the clock. */
export type TransferStore = Pick<Services, 'sharedStorage' | 'now'>

/** Lifetime of a transfer record (ms): a week. The transfer has then arrived, or will not arrive. */
const RECORD_LIFETIME = 7 * 24 * 60 * 60_000

/** Returns the stored transfers whose keys begin with `prefix`, with their keys. Removes expired and invalid ones. */
export const unexpiredTransfers = <Transfer extends { readonly time: number }>(
  { sharedStorage, now }: TransferStore,
  prefix: string,
  schema: v.GenericSchema<unknown, Transfer>,
): readonly (Transfer & { readonly key: string })[] =>
  sharedStorage.keys(prefix).flatMap((key) => {
    const parseResult = v.safeParse(schema, sharedStorage.read(key))
    if (parseResult.success && now() - parseResult.output.time < RECORD_LIFETIME)
      return [{ ...parseResult.output, key }]
    sharedStorage.remove(key)
    return []
  })
