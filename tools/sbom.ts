import { text } from 'node:stream/consumers'
import { commandLine } from './commandLine'

commandLine({
  call: 'npm run sbom',
  does: 'Prints the bill of materials of the delivered libraries as a CycloneDX document.',
})

interface Component {
  readonly 'bom-ref': string
  readonly scope?: string
}

interface Dependency {
  readonly ref: string
  readonly dependsOn: readonly string[]
}

interface Bill {
  readonly metadata: { readonly component: Component }
  readonly components: readonly Component[]
  readonly dependencies: readonly Dependency[]
}

// Reads the complete bill of materials and keeps the components with the scope `required`. The option `--omit dev`
// would also leave out React and XState, because development dependencies have them as peers.
const bill: Bill = JSON.parse(await text(process.stdin))
const components = bill.components.filter(({ scope }) => scope === 'required')
const refs = new Set([bill.metadata.component, ...components].map((component) => component['bom-ref']))
const dependencies = bill.dependencies
  .filter(({ ref }) => refs.has(ref))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => refs.has(other)) }))
console.log(JSON.stringify({ ...bill, components, dependencies }, null, 2))
