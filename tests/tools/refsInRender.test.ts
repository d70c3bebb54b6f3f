import { readdirSync, readFileSync } from 'node:fs'
import { type ESTree, parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'

// Refs must only be written in effects, handlers and ref callbacks, because React may drop or repeat a render.

/** Functions that call their callback immediately. In a render, such a callback is part of the render. */
const AT_ONCE = /^(useMemo|useState|map|flatMap|filter|forEach|find|some|every|reduce|memo|forwardRef)$/

const FUNCTIONS: readonly string[] = ['ArrowFunctionExpression', 'FunctionExpression']

const isCurrent = (node: ESTree.Node): boolean =>
  node.type === 'MemberExpression' && node.property.type === 'Identifier' && node.property.name === 'current'

const calledName = ({ callee }: ESTree.CallExpression): string => {
  if (callee.type === 'Identifier') return callee.name
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : ''
}

/** Returns the location of each ref that a component or hook writes while it renders. */
const writesIn = (file: string, source: string): readonly string[] => {
  const names = new Map<number, string>()
  const partOfCaller = new Set<number>()
  const functions: { readonly start: number; readonly end: number; readonly isDrawn: boolean }[] = []
  const writes: number[] = []
  const note = ({ start, end }: ESTree.Node, name = '') => {
    if (!partOfCaller.has(start)) functions.push({ start, end, isDrawn: /^(use)?[A-Z]/.test(name) })
  }
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier' && init !== null) names.set(init.start, id.name)
    },
    CallExpression: (call) => {
      if (!AT_ONCE.test(calledName(call))) return
      for (const { type, start } of call.arguments) if (FUNCTIONS.includes(type)) partOfCaller.add(start)
    },
    FunctionDeclaration: (node) => note(node, node.id?.name),
    FunctionExpression: (node) => note(node, node.id?.name ?? names.get(node.start)),
    ArrowFunctionExpression: (node) => note(node, names.get(node.start)),
    AssignmentExpression: ({ left, start }) => {
      if (isCurrent(left)) writes.push(start)
    },
    UpdateExpression: ({ argument, start }) => {
      if (isCurrent(argument)) writes.push(start)
    },
  }).visit(parseSync(file, source).program)
  // Outer functions come before inner ones, so the last function that contains a write is the innermost.
  const isDrawing = (at: number) => functions.findLast(({ start, end }) => start < at && at < end)?.isDrawn ?? false
  return writes.filter(isDrawing).map((at) => `${file}:${source.slice(0, at).split('\n').length}`)
}

test.each([
  ['a component', 'function List() {\n  top.current = 1\n}'],
  ['a hook', 'const useTop = () => {\n  top.current += 1\n}'],
  ['a condition of a component', 'const List = () => {\n  if (top.current === null) top.current++\n}'],
  ['a memo of a component', 'const List = () =>\n  useMemo(() => { top.current = 1 }, [])'],
  ['a list rendered by a component', 'const List = () =>\n  rows.map((row) => (top.current = row))'],
])('the check for refs written during a render reports a ref written by %s', (_, source) => {
  expect(writesIn('list.tsx', source)).toEqual(['list.tsx:2'])
})

test.each([
  ['an effect', 'const useTop = () => {\n  useEffect(() => {\n    top.current = 1\n  })\n}'],
  ['a handler', 'const List = () => <b onClick={() => (top.current = 1)} />'],
  ['a ref callback', 'const List = () => {\n  const keep = (element) => {\n    top.current = element\n  }\n}'],
])('the check for refs written during a render allows a ref written by %s', (_, source) => {
  expect(writesIn('list.tsx', source)).toEqual([])
})

test('no ref in src is written during a render', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  expect(files.flatMap((file) => writesIn(`src/${file}`, readFileSync(`src/${file}`, 'utf8')))).toEqual([])
})
