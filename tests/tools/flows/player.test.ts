import { expect, test } from 'vitest'
import { uploadModel } from '../../../tools/exploration/models/upload.model'
import { pathsOf } from '../../../tools/exploration/paths'
import { catalogueOf } from '../../../tools/flows/catalogue'
import { playedPaths } from '../../../tools/flows/played'
import { readTexts } from '../../../tools/flows/texts'
import { Player } from '../../../tools/flows/viewer/player'

const flow = catalogueOf(readTexts()).flows.find(({ id }) => id === 'upload')
if (flow === undefined) throw new Error('upload is not in the catalogue')
const { upload: paths = [] } = playedPaths([flow], new Map([['upload', { ...pathsOf(uploadModel), onScreens: [] }]]))

const leafOf = (player: Player): string | undefined => player.at?.states.at(-1)

/** Answers each question with the last of its transitions. */
const answerLast = (player: Player): void => {
  for (let question = player.question; question !== null; question = player.question)
    player.decide(question.ways.at(-1) ?? null)
}

test('the player plays a generated path step by step to its end without asking a question', () => {
  expect(paths.length).toBeGreaterThan(3)
  for (const path of paths) {
    const player = new Player(flow)
    player.play(path)
    while (player.next !== null) {
      const steps = player.lived.length
      player.follow()
      expect([player.question, player.lived.length]).toEqual([null, steps + 1])
    }
    expect(player.lived).toHaveLength(path.steps.length + 1)
  }
})

test('in a manual walk through a flow, the player asks about guards, and can go back and restart', () => {
  const player = new Player(flow)
  const firstQuestion = player.question
  expect(firstQuestion?.ways.length).toBeGreaterThan(1)
  player.back()
  expect(player.question).toBe(firstQuestion)
  player.decide(firstQuestion?.ways.at(-1) ?? null)
  answerLast(player)
  const first = leafOf(player)
  const [offer] = player.offers
  if (offer === undefined) throw new Error('Nothing can happen')
  player.press(offer, 'Valami')
  answerLast(player)
  expect(player.lived.map(({ said }) => said)).toEqual(['A folyamat elindul', 'Valami'])
  player.back()
  expect(leafOf(player)).toBe(first)
  player.restart()
  expect(player.lived).toEqual([])
})
