import type { Frames } from './frames'

/** The heads of a table of how something was drawn. */
export const frameHeads = ['', 'frames', 'median', '95 %', 'longest', 'long tasks', 'longest']

/** How something was drawn, as a line of that table. */
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
