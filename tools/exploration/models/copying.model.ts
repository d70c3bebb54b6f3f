import { copyingMachine } from '../../../machines/payment/copying.machine'
import type { Copied, Line, LineCopied } from '../../../machines/payment/copying.types'
import { type ActorCase, modelOf } from '../kit/model'

const copies = (input: unknown): readonly ActorCase[] => {
  const { line }: Line = Object(input)
  const copied = (isCopied: boolean): Copied => ({ line, isCopied })
  return [
    { name: 'copied', end: { output: copied(true) }, script: [{ type: 'answer', service: 'copy', value: undefined }] },
    {
      name: 'forbidden',
      end: { output: copied(false) },
      script: [{ type: 'fail', service: 'copy', error: 'forbidden' }],
    },
  ]
}

export const copying = modelOf(copyingMachine, {
  inputs: { any: undefined },
  events: (): LineCopied[] => [{ type: 'line.copied', line: 'accountHolder', text: 'Minta Biztosító Zrt.' }],
  actors: { copy: copies },
  project: ({ asked, copied }) => [asked.line, copied],
})
