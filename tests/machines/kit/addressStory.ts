import { createActor } from 'xstate'
import {
  answersOfSuggestion,
  citiesForWrongCity,
  currentSuggestions,
  suggestionLabelOf,
} from '../../../machines/address/offered'
import { suggestedFieldOf } from '../../../machines/address/suggest'
import { suggestionsMachine } from '../../../machines/address/suggestions.machine'
import { TYPING_PAUSE } from '../../../machines/address/suggestions.setup'
import type { AddressAnswers, SuggestedField } from '../../../machines/address/suggestions.types'
import { suggestZipCodes } from '../../../src/api/address'
import { begin, callsTo, page, pass } from './story'

const citySuggestion = (zipCode: string, city: string) => ({ zipCode, city, koopCity: null, address: null })

/** Cities as the insurer returns them. */
export const szeged = citySuggestion('6722', 'Szeged')
export const mako = citySuggestion('6900', 'Makó')
export const abaujalpar = citySuggestion('3882', 'Abaújalpár')
export const abaujker = citySuggestion('3882', 'Abaújkér')

/** A street as the insurer returns it. */
export const street = (address: string, city = 'Szeged') => ({ ...szeged, city, address })

/** Starts the machine of an address form. Returns functions that act for the customer, e.g. `type` and `choose`. */
export const typing = async (answers: Partial<AddressAnswers> = {}) => {
  const { fake, parent } = page()
  const events: unknown[] = []
  parent.system.inspect((inspected) => {
    if (inspected.type === '@xstate.event' && inspected.actorRef === parent) events.push(inspected.event)
  })
  const actor = await begin(createActor(suggestionsMachine, { input: { answers }, parent }), fake)
  const context = () => actor.getSnapshot().context
  const offered = () => currentSuggestions(context())
  const type = (field: string, value: string) => actor.send({ type: 'answer.changed', field, value })
  return {
    fake,
    actor,
    told: events,
    type,
    /** Types into a field, and waits for the pause after which the portal calls the insurer. */
    typeAndWait: async (field: string, value: string) => {
      type(field, value)
      await pass(TYPING_PAUSE)
    },
    /** Focuses another field, as the Tab key does. */
    goTo: (field: string) => {
      const activeField = context().field
      actor.send({ type: 'list.closed' })
      if (activeField !== null) actor.send({ type: 'field.left', field: activeField })
      const entered: SuggestedField | null = suggestedFieldOf(field)
      if (entered !== null) actor.send({ type: 'field.entered', field: entered })
    },
    /** Chooses the option with this label. */
    choose: (label: string) => {
      const chosen = offered().find((suggestion) => suggestionLabelOf(context(), suggestion) === label)
      if (chosen === undefined) throw new Error(`${label} is not offered`)
      actor.send({ type: 'suggestion.chosen', answers: answersOfSuggestion(context(), chosen) })
    },
    state: () => actor.getSnapshot().value,
    address: () => context().answers,
    offered,
    /** The labels of the suggestions that the customer sees; empty while the list is closed. */
    shown: () =>
      actor.getSnapshot().matches({ list: 'open' })
        ? offered().map((suggestion) => suggestionLabelOf(context(), suggestion))
        : [],
    doubted: () => citiesForWrongCity(context()),
    asked: () => callsTo(fake, suggestZipCodes).map(({ input }) => Object(input).query.zipCode),
  }
}
