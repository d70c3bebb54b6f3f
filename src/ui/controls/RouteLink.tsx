import { type AnchorHTMLAttributes, createElement } from 'react'
import { Link } from 'wouter'
import type { Content } from '../content'

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'children'> {
  readonly href: string
  readonly children: Content
}

/** wouter's link with the portal's stricter type of children, which forbids text beside elements. */
export const RouteLink = (props: Props) => createElement(Link, props)
