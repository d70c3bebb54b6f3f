import { readdirSync, readFileSync } from 'node:fs'
import { type ESTree, parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'

// The JSX types (src/ui/jsx.d.ts) forbid text beside elements, but TypeScript does not check the contents of a
// fragment.

/** Tells if an expression in a fragment provably returns only elements. */
const givesElements = (node: ESTree.Expression | ESTree.JSXEmptyExpression): boolean => {
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
    case 'JSXEmptyExpression':
      return true
    case 'Literal':
      return node.value === null
    case 'LogicalExpression':
      return givesElements(node.right)
    case 'ConditionalExpression':
      return givesElements(node.consequent) && givesElements(node.alternate)
    case 'ParenthesizedExpression':
      return givesElements(node.expression)
    case 'CallExpression': {
      const [each] = node.arguments
      const isMap = node.callee.type === 'MemberExpression' && 'name' in node.callee.property
      if (!isMap || each?.type !== 'ArrowFunctionExpression' || each.body === null) return false
      return each.body.type !== 'BlockStatement' && givesElements(each.body)
    }
    default:
      return false
  }
}

const isElements = (child: ESTree.JSXChild): boolean => {
  if (child.type === 'JSXText') return child.value.trim() === ''
  return child.type === 'JSXExpressionContainer' ? givesElements(child.expression) : child.type !== 'JSXSpreadChild'
}

/** Returns fragments that may contain a text, each with its location and the fix. */
const textsIn = (file: string, source: string): readonly string[] => {
  const findings: string[] = []
  const visit = (children: readonly ESTree.JSXChild[]): void => {
    for (const child of children.filter((one) => !isElements(one))) {
      const line = source.slice(0, child.start).split('\n').length
      findings.push(
        `${file}:${line} ${source.slice(child.start, child.end).trim()}: give it an element of its own, a <span> say`,
      )
    }
  }
  new Visitor({
    JSXFragment: ({ children }) => visit(children),
    JSXElement: ({ openingElement: { name }, children }) => {
      if (name.type === 'JSXIdentifier' && name.name === 'Fragment') visit(children)
    },
  }).visit(parseSync(file, source).program)
  return findings
}

test('the check for texts in React fragments finds each direct child text, even inside an expression', () => {
  const source = `const a = (
    <>
      <b />
      text
      {' '}
      {isShown && label}
      {isShown ? <i /> : label}
      {names.map((name) => name)}
      {names.map((name) => <i key={name} />)}
      {isShown && <i />}
      <Fragment key="a">{label}</Fragment>
    </>
  )`
  expect(textsIn('a.tsx', source).map((one) => one.split(':')[1]?.split(' ')[0])).toEqual([
    '3',
    '5',
    '6',
    '7',
    '8',
    '11',
  ])
})

test.each(['src', 'mocks/panel'])('no React fragment in %s contains a text', (folder) => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'))
  const read = (file: string) => textsIn(`${folder}/${file}`, readFileSync(`${folder}/${file}`, 'utf8'))
  expect(files.flatMap(read)).toEqual([])
})
