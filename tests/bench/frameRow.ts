import type { Frames } from './frames'

/** The header of a table of frame times. */
export const frameHeads = ['', 'frames', 'median', '95 %', 'longest', 'long tasks', 'longest']

/** Returns a row of frame times, in the columns of `frameHeads`. */
export const frameRow = (name: string, frames: Frames): string[] => [
  name,
  String(frames.count),
  milliseconds(frames.median),
  milliseconds(frames.p95),
  milliseconds(frames.longest),
  String(frames.longTasks),
  milliseconds(frames.longestTask),
]

const milliseconds = (value: number): string => `${value.toFixed(1)} ms`
