import * as v from 'valibot'

/** An area of insurance on the wire (assumed: the specification names the areas, not their values). */
export const insuranceType = v.picklist(['kgfb', 'casco', 'lakas', 'elet', 'nyugdij', 'baleset'])
