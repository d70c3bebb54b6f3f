import { createElement } from 'react'
import { type BaseLocationHook, Router } from 'wouter'
import type { Elements } from './content'

interface Props {
  readonly hook: BaseLocationHook
  readonly children: Elements
}

/** wouter's router, which by itself would take text beside elements. */
export const Routes = (props: Props) => createElement(Router, props)
