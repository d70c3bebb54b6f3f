import { useSyncExternalStore } from 'react'
import { isReading, onReading } from '../browser/reading'

/** Tells if chosen files are being read, so that their fields do not know them yet. */
export const useIsReading = (): boolean => useSyncExternalStore(onReading, isReading)
