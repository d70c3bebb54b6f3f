import * as v from 'valibot'

/** A product line in payloads (assumed: the specification names the product lines, not their values). */
export const insuranceType = v.picklist(['kgfb', 'casco', 'lakas', 'elet', 'nyugdij', 'baleset'])
