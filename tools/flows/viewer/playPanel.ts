import type { Flow, FlowState, FlowTransition } from '../schema'
import { type PlayedPath, stateIn, type ViewerData } from './data'
import { html } from './element'
import { Player } from './player'
import { screenPart } from './screenPart'
import { outcomeOf } from './sentence'

const KIND_ORDER = ['customer', 'answer', 'failure', 'timer', 'told', 'automatic'] as const

const capitalize = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`

const createButton = (text: string, onPress: () => void, className = ''): HTMLElement =>
  html('button', { type: 'button', class: className, click: onPress }, text)

/** Returns the innermost of the active states. */
const innermostStates = (flow: Flow, stateIds: readonly string[]): readonly FlowState[] =>
  stateIds
    .filter((id) => !flow.states.some((state) => state.parent === id && stateIds.includes(state.id)))
    .map((id) => stateIn(flow, id))

/** The data that the panel shows while a flow is played. */
interface PanelData {
  readonly data: ViewerData
  readonly flow: Flow
  readonly player: Player
  /** Returns an event handler that calls `act` and then updates the panel. */
  readonly then: (act: () => void) => () => void
}

const stateSection = ({ data, flow, player }: PanelData): HTMLElement | null => {
  if (player.at === null) return null
  const leafStates = innermostStates(flow, player.at.states)
  return html(
    'section',
    { class: 'standing' },
    html('h4', {}, player.at.isOver ? 'Itt véget ért' : 'Most itt tart'),
    ...leafStates.map(({ description }) => html('p', {}, html('strong', {}, description))),
    ...leafStates.map((state) => screenPart(data, flow, state)),
  )
}

const decisionButton = ({ flow, player, then }: PanelData, transition: FlowTransition): HTMLElement =>
  html(
    'li',
    {},
    createButton(
      capitalize(transition.condition ?? 'egyik sem a fentiek közül'),
      then(() => player.decide(transition)),
    ),
    html('span', { class: 'then' }, outcomeOf(flow, transition)),
  )

const questionSection = (panelData: PanelData): HTMLElement | null => {
  const { player, then } = panelData
  if (player.question === null) return null
  const { about, ways } = player.question
  const mayTakeNone = ways.every(({ guard }) => guard !== null)
  return html(
    'section',
    { class: 'asked' },
    html('h4', {}, about.kind === 'automatic' ? 'Melyik teljesül?' : `Ha ${about.words}: melyik teljesül?`),
    html(
      'ul',
      {},
      ...ways.map((transition) => decisionButton(panelData, transition)),
      mayTakeNone
        ? html(
            'li',
            {},
            createButton(
              'Egyik sem',
              then(() => player.decide(null)),
            ),
          )
        : null,
    ),
  )
}

const offerSection = ({ player, then }: PanelData): HTMLElement | null => {
  if (player.question !== null || player.offers.length === 0) return null
  const sortedOffers = player.offers.toSorted(
    (each, other) => KIND_ORDER.indexOf(each.kind) - KIND_ORDER.indexOf(other.kind),
  )
  return html(
    'section',
    { class: 'offers' },
    html('h4', {}, 'Mi történjen?'),
    html(
      'ul',
      {},
      ...sortedOffers.map((offer) =>
        html(
          'li',
          { class: `kind-${offer.kind}` },
          createButton(
            capitalize(offer.words),
            then(() => player.press(offer, capitalize(offer.words))),
          ),
        ),
      ),
    ),
  )
}

const pathSection = ({ player, then }: PanelData): HTMLElement | null => {
  const { path, next } = player
  if (path === null) return null
  const progress = `${player.lived.length - 1} / ${path.steps.length} lépés`
  return html(
    'section',
    { class: 'following' },
    html('h4', {}, `Bejárt út: ${progress}${path.isOnScreens ? ', képernyőn is' : ''}`),
    html('p', {}, html('small', {}, path.followed)),
    next === null
      ? html('p', {}, 'Az út véget ért.')
      : html(
          'p',
          {},
          createButton(
            `Következő: ${next.action}`,
            then(() => player.follow()),
            'is-main',
          ),
          next.data === '' ? null : html('small', {}, ` ${next.data}`),
        ),
  )
}

const pathList = ({ data, flow, player, then }: PanelData): HTMLElement | null => {
  const paths = data.paths[flow.id] ?? []
  if (paths.length === 0) return null
  const pathLabel = (path: PlayedPath, index: number): string =>
    `${index + 1}. út, ${path.steps.length} lépés${path.isOnScreens ? ', képernyőn is' : ''}${path.byHand === 'yes' ? ', kézzel is' : ''}`
  return html(
    'details',
    {},
    html('summary', {}, `Utak, amelyeket a gépi tesztek bejárnak (${paths.length})`),
    html(
      'ul',
      {},
      ...paths.map((path, index) =>
        html(
          'li',
          {},
          createButton(
            pathLabel(path, index),
            then(() => player.play(path)),
          ),
        ),
      ),
    ),
  )
}

const historySection = ({ player }: PanelData): HTMLElement =>
  html(
    'details',
    { open: player.lived.length > 1 },
    html('summary', {}, `Eddig történt (${player.lived.length})`),
    html('ol', {}, ...player.lived.map(({ said }) => html('li', {}, said))),
  )

/** Creates the panel that plays a flow without the portal. Calls `show` with active states and transitions taken. */
export const playPanel = (
  data: ViewerData,
  flow: Flow,
  show: (states: readonly string[], taken: readonly string[]) => void,
  leave: () => void,
): HTMLElement => {
  const player = new Player(flow)
  const panel = html('article', { class: 'card play', 'aria-live': 'polite' })
  const render = (): void => {
    const panelData: PanelData = { data, flow, player, then }
    panel.replaceChildren(
      ...[
        html('h3', {}, 'Kipróbálás'),
        html('p', {}, html('small', {}, 'Itt nem a portál fut, hanem a rajza: Ön mondja meg, mi történjen.')),
        pathSection(panelData),
        stateSection(panelData),
        questionSection(panelData),
        offerSection(panelData),
        html(
          'p',
          { class: 'moves' },
          createButton(
            'Egyet vissza',
            then(() => player.back()),
          ),
          createButton(
            'Elölről',
            then(() => player.restart()),
          ),
          createButton('Kilépés', leave),
        ),
        historySection(panelData),
        pathList(panelData),
      ].filter((part) => part !== null),
    )
    show(player.at?.states ?? [], player.at?.taken ?? [])
  }
  const then = (act: () => void) => (): void => {
    act()
    render()
    panel.scrollIntoView({ block: 'start' })
  }
  render()
  return panel
}
