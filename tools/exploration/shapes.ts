import type { AnyStateMachine } from 'xstate'
import type { Model } from './kit/model'
import { declaredTransitions } from './kit/transitions'
import { models } from './models'

/** The shape of a machine: its transitions and its inputs, without their names. Similar machines share it. */
const shapeOf = ({ machine, inputs }: Model): string =>
  [...declaredTransitions(machine).map((id) => id.replaceAll(machine.id, '')), ...Object.keys(inputs)].join(' ')

/** The first machine of each shape, by shape. */
const firsts = new Map(models.toReversed().map((model) => [shapeOf(model), model]))

/** Tells if a machine represents its shape. */
export const isFirstOfShape = (machine: AnyStateMachine): boolean =>
  [...firsts.values()].some((model) => model.machine === machine)
