import type { AnyStateMachine } from 'xstate'
import type { Model } from './kit/model'
import { declaredTransitions } from './kit/transitions'
import { models } from './models'

/** Returns a machine's shape: its transitions and inputs, without its name. Similar machines have the same shape. */
const shapeOf = ({ machine, inputs }: Model): string =>
  [...declaredTransitions(machine).map((id) => id.replaceAll(machine.id, '')), ...Object.keys(inputs)].join(' ')

/** The first machine of each shape, by shape. */
const firstByShape = new Map(models.toReversed().map((model) => [shapeOf(model), model]))

/** Tells if a machine is the first one with its shape. */
export const isFirstOfShape = (machine: AnyStateMachine): boolean =>
  [...firstByShape.values()].some((model) => model.machine === machine)
