import { createElement } from 'react'
import { type BaseLocationHook, Router } from 'wouter'
import type { Elements } from '../content'

interface Props {
  readonly hook: BaseLocationHook
  readonly children: Elements
}

/** wouter's router with the portal's stricter type of children, which forbids text beside elements. */
export const Routes = (props: Props) => createElement(Router, props)
