import type { ReactElement } from 'react'

/**
 * Elements without text beside them. A page translator replaces text nodes, and React can then no longer move or remove
 * them.
 */
export type Elements = ReactElement | readonly Elements[] | boolean | '' | null | undefined

/** Content of an element: one text, which React replaces as a whole, or elements. */
export type Content = string | number | Elements

/** A component that renders elements only, because a text could end up beside other elements. */
export type ViewOf<Props = object> = (props: Props) => Elements
