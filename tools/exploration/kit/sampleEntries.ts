import { createMachine } from 'xstate'
import { machineOf } from '../../../machines/case/machine/case.machine'
import type { FlowEntry, VariantsEntry } from '../../../machines/case/menu/productLineCases'
import { licensePlate } from '../../../machines/cases/kgfb/licensePlate.case'

/** A flow that does nothing. */
export const sampleFlow: FlowEntry = {
  type: 'flow',
  key: 'sample-flow',
  group: 'documents',
  machine: createMachine({ id: 'sampleFlow' }),
  screen: 'documents',
  isEnabled: () => true,
}

const sampleCase = { definition: licensePlate, buildMachine: () => machineOf(licensePlate) }

/** An entry with two variants. The contract offers only one of them. */
export const sampleVariants: VariantsEntry = {
  type: 'variants',
  key: 'sample-variants',
  group: 'other',
  variants: [
    { slug: 'one', ...sampleCase, isEnabled: () => true },
    { slug: 'closed', ...sampleCase, isEnabled: () => false },
  ],
  isEnabled: () => true,
}
