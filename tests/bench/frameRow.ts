import type { Frames } from './frames'

/** The header of a table of frame times. */
export const frameHeads = ['', 'frames', 'median', '95 %', 'longest', 'long tasks', 'longest']

/** Returns a row of frame times, in the columns of `frameHeads`. */
export const frameRow = (name: string, drawn: Frames): string[] => [
  name,
  String(drawn.count),
  milliseconds(drawn.median),
  milliseconds(drawn.p95),
  milliseconds(drawn.longest),
  String(drawn.longTasks),
  milliseconds(drawn.longestTask),
]

const milliseconds = (value: number): string => `${value.toFixed(1)} ms`
