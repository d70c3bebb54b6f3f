import type { ReactElement } from 'react'

/** Elements without text beside them. A page translator replaces text nodes, and React could no longer move or remove those. */
export type Elements = ReactElement | readonly Elements[] | boolean | '' | null | undefined

/** Content of an element: one text, which React replaces as a whole, or elements. */
export type Content = string | number | Elements

/** A component that renders elements: a bare text of its own could end up beside others. */
export type ViewOf<Props = object> = (props: Props) => Elements
