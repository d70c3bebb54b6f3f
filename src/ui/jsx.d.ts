// biome-ignore-all lint/correctness/noUnusedVariables: TypeScript looks for these by their names.
import type * as React from 'react'
import type { Content, Elements } from './content'

// Replaces the JSX types of `react/jsx-runtime` (`paths` in tsconfig.json): an element contains one text or elements.
// "Type 'string' is not assignable to type 'Elements'" means that text is beside an element. Join them into one text,
// or give the text its own element.

type WithContent<Props> = Omit<Props, 'children'> & { readonly children?: Content }

type IntrinsicProps = { [Name in keyof React.JSX.IntrinsicElements]: WithContent<React.JSX.IntrinsicElements[Name]> }

export namespace JSX {
  type ElementType =
    | keyof IntrinsicProps
    | ((props: never) => Elements)
    | (new (
        props: never,
      ) => { render(): Elements })
    | React.ExoticComponent<never>
  interface Element extends React.JSX.Element {}
  interface ElementClass extends React.JSX.ElementClass {}
  interface ElementAttributesProperty extends React.JSX.ElementAttributesProperty {}
  interface ElementChildrenAttribute extends React.JSX.ElementChildrenAttribute {}
  type LibraryManagedAttributes<C, P> = React.JSX.LibraryManagedAttributes<C, P>
  interface IntrinsicAttributes extends React.JSX.IntrinsicAttributes {}
  interface IntrinsicClassAttributes<T> extends React.JSX.IntrinsicClassAttributes<T> {}
  interface IntrinsicElements extends IntrinsicProps {}
}

export function Fragment(props: { readonly children?: Elements }): React.ReactElement
export function jsx(type: unknown, props: unknown, key?: React.Key): React.ReactElement
export function jsxs(type: unknown, props: unknown, key?: React.Key): React.ReactElement
