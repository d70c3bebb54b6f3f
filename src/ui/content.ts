import type { ReactElement } from 'react'

/** Elements without text beside them. React cannot move or remove text nodes that a page translator has replaced. */
export type Elements = ReactElement | readonly Elements[] | boolean | '' | null | undefined

/** Content of an element: either one text, which React replaces as a whole, or elements. */
export type Content = string | number | Elements

/**
 * A component that renders only elements. If it could render a text, the text could end up beside other elements (see
 * `Elements`).
 */
export type ViewOf<Props = object> = (props: Props) => Elements
