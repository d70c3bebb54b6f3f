import { useSyncExternalStore } from 'react'
import { isReading, onReadingChange } from '../browser/reading'

/** Tells if chosen files are still being read. Their fields do not contain these files yet. */
export const useIsReading = (): boolean => useSyncExternalStore(onReadingChange, isReading)
