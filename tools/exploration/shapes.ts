import type { AnyStateMachine } from 'xstate'
import type { Model } from './kit/model'
import { declaredTransitions } from './kit/transitions'
import { models } from './models'

/** What machines that are alike have in common: their transitions and the ways in which they can start, whatever they are called. */
const shapeOf = ({ machine, inputs }: Model): string =>
  [...declaredTransitions(machine).map((id) => id.replaceAll(machine.id, '')), ...Object.keys(inputs)].join(' ')

/** The first machine of each shape, by shape. */
const firsts = new Map(models.toReversed().map((model) => [shapeOf(model), model]))

/** The model whose paths stand for those of all machines of its shape. */
export const firstOfShape = (model: Model): Model => firsts.get(shapeOf(model)) ?? model

/** Whether no other machine stands for a machine's. */
export const isFirstOfShape = (machine: AnyStateMachine): boolean =>
  [...firsts.values()].some((model) => model.machine === machine)
