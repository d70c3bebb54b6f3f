import './LongList.css'
import { defaultRangeExtractor, measureElement, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useMemo, useRef } from 'react'
import type { Elements } from '../content'
import { useIsPrinting } from '../controls/useIsPrinting'
import { withKeys } from './withKeys'

/**
 * Maximum number of rows of a list that renders all its rows. If all rows are rendered, the browser's search finds
 * every row.
 */
const MAX_UNWINDOWED_ROWS = 100
/** Extra rows rendered above and below the visible ones, so that Tab and fast scrolling reach a rendered row. */
const OVERSCAN_ROWS = 4

interface Props<Item> {
  readonly label: string
  readonly items: readonly Item[]
  /** Returns the unique id of an item; must be a stable function. */
  readonly idOf: (item: Item) => string
  /** Assumed height of a row until one is measured (px). */
  readonly estimate: number
  readonly children: (item: Item) => Elements
}

/**
 * A list of rows. A list of more than `MAX_UNWINDOWED_ROWS` rows renders only the rows near the window. Screen readers
 * still learn the number of all rows, and a printout contains all rows.
 */
export function LongList<Item>(props: Props<Item>) {
  const { label, items, idOf, children } = props
  const rows = useMemo(() => withKeys(items, idOf), [items, idOf])
  if (rows.length > MAX_UNWINDOWED_ROWS) return <WindowedList {...props} rows={rows} />
  return (
    <ul className="rows" aria-label={label}>
      {rows.map(({ key, item }) => (
        <li key={key}>{children(item)}</li>
      ))}
    </ul>
  )
}

/** Indexes of the focused row and its neighbours, because Tab moves to a neighbour. */
const focusedIndexes = (list: HTMLElement | null, { count }: Range): readonly number[] => {
  const focusedElement = document.activeElement
  const row = list?.contains(focusedElement) ? focusedElement?.closest<HTMLElement>('[data-index]') : null
  if (!row) return []
  const focusedIndex = Number(row.dataset.index)
  return [focusedIndex - 1, focusedIndex, focusedIndex + 1].filter((index) => index >= 0 && index < count)
}

interface WindowedProps<Item> extends Omit<Props<Item>, 'items' | 'idOf'> {
  readonly rows: ReturnType<typeof withKeys<Item>>
}

function WindowedList<Item>({ label, rows, estimate, children }: WindowedProps<Item>) {
  const isPrinting = useIsPrinting()
  const listRef = useRef<HTMLUListElement>(null)
  const listTop = useRef(0)
  const typicalHeight = useRef<number>(undefined)
  const setList = useCallback((element: HTMLUListElement | null) => {
    listRef.current = element
    if (element !== null) listTop.current = element.getBoundingClientRect().top + window.scrollY
  }, [])
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    // A row that is not measured yet counts as high as the first measured row. With a wrong height, the End key would
    // miss the end of the list.
    estimateSize: () => typicalHeight.current ?? estimate,
    measureElement: (row, entry, instance) => {
      const height = measureElement(row, entry, instance)
      typicalHeight.current ??= height
      return height
    },
    overscan: OVERSCAN_ROWS,
    scrollMargin: listTop.current,
    getItemKey: (index) => rows[index]?.key ?? index,
    // Also renders the focused row, so that it does not lose the focus when it is scrolled out of view.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), ...focusedIndexes(listRef.current, range)])].sort((a, b) => a - b),
  })
  if (isPrinting) {
    return (
      <ul ref={setList} className="rows" aria-label={label}>
        {rows.map(({ key, item }) => (
          <li key={key}>{children(item)}</li>
        ))}
      </ul>
    )
  }
  return (
    <ul
      ref={setList}
      className="rows rows-windowed"
      aria-label={label}
      style={{ blockSize: `${virtualizer.getTotalSize()}px` }}
    >
      {virtualizer.getVirtualItems().map(({ key, index, start }) => {
        const row = rows[index]
        return (
          row !== undefined && (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start - listTop.current}px)` }}
            >
              {children(row.item)}
            </li>
          )
        )
      })}
    </ul>
  )
}
