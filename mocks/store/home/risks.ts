import { CLOUDBURST_MM_A_MINUTE, STORM_KM_AN_HOUR } from '../../../src/api/claimReport'
import type { Risk } from '../../../src/api/entities'
import { damageEvents } from '../../data/damageEvents'

const decimalText = (value: number): string => String(value).replace('.', ',')

const coveredRisks: Readonly<
  Record<(typeof damageEvents)[number]['name'], Pick<Risk, 'subRiskName' | 'riskDetail' | 'riskObjectEnums'>>
> = {
  Tűz: {
    subRiskName: 'Tűz és robbanás',
    riskDetail: 'A biztosítás a tűz, a robbanás és az oltás okozta károkra szól.',
    riskObjectEnums: ['BUILDING', 'OUTBUILDING', 'ASSET'],
  },
  Villámcsapás: {
    subRiskName: 'Villámcsapás és túlfeszültség',
    riskDetail: 'A biztosítás a villámcsapás és a vele járó túlfeszültség okozta károkra szól.',
    riskObjectEnums: ['BUILDING', 'OUTBUILDING', 'ASSET'],
  },
  Vihar: {
    subRiskName: 'Vihar',
    riskDetail: `A biztosítás a legalább ${decimalText(STORM_KM_AN_HOUR)} km/h sebességű szél okozta károkra szól.`,
    riskObjectEnums: ['BUILDING', 'OUTBUILDING'],
  },
  Felhőszakadás: {
    subRiskName: 'Felhőszakadás',
    riskDetail: `A biztosítás a percenként legalább ${decimalText(CLOUDBURST_MM_A_MINUTE)} mm eső okozta károkra szól.`,
    riskObjectEnums: ['BUILDING', 'OUTBUILDING', 'ASSET'],
  },
  Jégverés: {
    subRiskName: 'Jégverés',
    riskDetail: 'A biztosítás a jég okozta sérülésekre szól a tetőn, a homlokzaton és a redőnyökön.',
    riskObjectEnums: ['BUILDING', 'OUTBUILDING'],
  },
  Csőtörés: {
    subRiskName: 'Vezetékes vízkár',
    riskDetail: 'A biztosítás a vezetékből kiömlő víz okozta károkra és a vezeték javítására szól.',
    riskObjectEnums: ['BUILDING', 'ASSET'],
  },
  Betörés: {
    subRiskName: 'Betöréses lopás',
    riskDetail: 'A biztosítás a lezárt lakásból ellopott vagyontárgyakra és a betörők okozta rongálásra szól.',
    riskObjectEnums: ['BUILDING', 'ASSET'],
  },
  Üvegtörés: {
    subRiskName: 'Üvegtörés',
    riskDetail: 'A biztosítás az ablakok és az ajtók üvegének törésére szól, bármi okozta.',
    riskObjectEnums: ['BUILDING', 'OUTBUILDING'],
  },
  Árvíz: {
    subRiskName: 'Árvíz',
    riskDetail: 'A biztosítás a medréből kilépő folyó vagy tó okozta károkra szól.',
    riskObjectEnums: ['BUILDING', 'OUTBUILDING', 'ASSET'],
  },
  'Felelősségi kár': {
    subRiskName: 'Felelősségbiztosítás',
    riskDetail:
      'A biztosítás azokra a károkra szól, amelyeket Ön a lakás tulajdonosaként vagy lakójaként másnak okozott.',
    riskObjectEnums: [],
  },
}

/** The risks that a home contract covers at an address, one for each damage event. */
export const risksAt = (address: string): Risk[] =>
  damageEvents.map(({ id, name }) => ({ ...coveredRisks[name], damageEventId: id, damageLocation: address }))
