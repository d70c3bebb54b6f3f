import { useSyncExternalStore } from 'react'
import { isReading, onReading } from '../browser/reading'

/** Tells if chosen files are still being read. Their fields do not contain these files yet. */
export const useIsReading = (): boolean => useSyncExternalStore(onReading, isReading)
