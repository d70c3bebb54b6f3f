import { readFileSync } from 'node:fs'
import { everyCase } from '../../../machines/cases/index.ts'
import { pathOf } from '../../../machines/routes.ts'
import { caseText } from '../../../src/texts/caseText.ts'
import { productLineFile } from '../../../src/texts/productLineFile.ts'
import { addTexts, textOf } from '../../../src/texts/texts.ts'
import { sampleCustomer } from '../../../tools/exploration/kit/customers.ts'
import { isFirstOfShape } from '../../../tools/exploration/shapes.ts'
import { walk } from '../support/caseWalk.ts'
import { offeringContract } from '../support/offeringContract.ts'
import { heading, openSignedIn } from '../support/portal.ts'
import { expect, test } from '../support/test.ts'

for (const productLineCase of everyCase) {
  const { definition, key } = productLineCase
  test(`the case ${definition.id} can be completed in a browser along a path of its machine`, async ({
    page,
    request,
    insurerOrigin,
  }) => {
    const { contractNumber, productLine, variant } = await offeringContract(
      request,
      insurerOrigin ?? '',
      productLineCase,
    )
    for (const file of [productLineFile(productLine), 'contract', 'case']) {
      addTexts(file, JSON.parse(readFileSync(`public/assets/i18n/hu/${file}.json`, 'utf8')))
    }
    await openSignedIn(
      page,
      pathOf({ name: 'case', productLine, key, variant, step: '' }),
      sampleCustomer(contractNumber),
    )
    // Several cases may have machines with the same transitions. The walk through the first one takes every transition,
    // and the walks through the others go straight to the end. A case that only returns information is also walked
    // straight. It has no end, because the customer can always ask again.
    const strategy = definition.result === 'case' && isFirstOfShape(productLineCase.machine) ? 'everything' : 'straight'
    const { declared, reachable, taken, steps } = await walk(
      page,
      { ...productLineCase, productLine, variant },
      strategy,
    )
    const ownText = (name: string) => caseText({ productLine, key, variant }, name)
    // The walk always pays by transfer, so the confirmation says that the insurer waits for the transfer.
    const done = ownText('doneWith.transfer') ?? ownText('done') ?? textOf('case', 'submitted.SUCCEEDED.heading') ?? ''
    await expect(heading(page, done, 2), steps.join('\n')).toBeVisible()
    test.info().annotations.push({
      type: 'cover',
      description: `${definition.id}: ${declared} transitions modelled, ${reachable} to be run by the actor and on the screens, ${taken} taken in a browser, by one path of ${steps.length} steps`,
    })
  })
}
