import type { ReactElement } from 'react'

/**
 * Elements without text beside them. A page translator replaces text nodes, and React could then no longer move or
 * remove those nodes.
 */
export type Elements = ReactElement | readonly Elements[] | boolean | '' | null | undefined

/** Content of an element: one text, which React replaces as a whole, or elements. */
export type Content = string | number | Elements

/**
 * A component that renders elements only. A text could end up beside other elements, where a page translator breaks the
 * page.
 */
export type ViewOf<Props = object> = (props: Props) => Elements
