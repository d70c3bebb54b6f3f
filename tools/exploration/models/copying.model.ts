import { copyingMachine } from '../../../machines/payment/copying.machine'
import type { CopyResult, LineCopied, LineToCopy } from '../../../machines/payment/copying.types'
import { type ActorCase, modelOf } from '../kit/model'

const copyCases = (input: unknown): readonly ActorCase[] => {
  const { line }: LineToCopy = Object(input)
  const copyOutput = (isCopied: boolean): CopyResult => ({ line, isCopied })
  return [
    {
      name: 'copied',
      end: { output: copyOutput(true) },
      script: [{ type: 'answer', service: 'copy', value: undefined }],
    },
    {
      name: 'forbidden',
      end: { output: copyOutput(false) },
      script: [{ type: 'fail', service: 'copy', error: 'forbidden' }],
    },
  ]
}

export const copyingModel = modelOf(copyingMachine, {
  inputs: { any: undefined },
  events: (): LineCopied[] => [{ type: 'line.copied', line: 'accountHolder', text: 'Minta Biztosító Zrt.' }],
  actors: { copy: copyCases },
  project: ({ asked, copied }) => [asked.line, copied],
})
