import { CLOUDBURST_MM_A_MINUTE, STORM_KM_AN_HOUR } from '../../../src/api/claimReport'
import type { Risk } from '../../../src/api/entities'
import { damageEvents } from '../../data/damageEvents'

const written = (value: number): string => String(value).replace('.', ',')

const covered: Readonly<
  Record<(typeof damageEvents)[number]['name'], Pick<Risk, 'subRiskName' | 'riskDetail' | 'riskObjectEnums'>>
> = {
  Tűz: {
    subRiskName: 'Tűz és robbanás',
    riskDetail: 'A tűz, a robbanás és az oltás okozta károk.',
    riskObjectEnums: ['BUILDING', 'OUTBUILDING', 'ASSET'],
  },
  Villámcsapás: {
    subRiskName: 'Villámcsapás és túlfeszültség',
    riskDetail: 'A villám becsapódása és az általa keltett túlfeszültség okozta károk.',
    riskObjectEnums: ['BUILDING', 'OUTBUILDING', 'ASSET'],
  },
  Vihar: {
    subRiskName: 'Vihar',
    riskDetail: `A legalább ${written(STORM_KM_AN_HOUR)} km/h sebességű szél okozta károk.`,
    riskObjectEnums: ['BUILDING', 'OUTBUILDING'],
  },
  Felhőszakadás: {
    subRiskName: 'Felhőszakadás',
    riskDetail: `A percenként legalább ${written(CLOUDBURST_MM_A_MINUTE)} mm eső okozta károk.`,
    riskObjectEnums: ['BUILDING', 'OUTBUILDING', 'ASSET'],
  },
  Jégverés: {
    subRiskName: 'Jégverés',
    riskDetail: 'A jégszemek okozta törések és sérülések a tetőn, a homlokzaton és a redőnyökön.',
    riskObjectEnums: ['BUILDING', 'OUTBUILDING'],
  },
  Csőtörés: {
    subRiskName: 'Vezetékes vízkár',
    riskDetail: 'A törött vagy kilyukadt vezetékből kiömlő víz okozta károk és a vezeték javítása.',
    riskObjectEnums: ['BUILDING', 'ASSET'],
  },
  Betörés: {
    subRiskName: 'Betöréses lopás',
    riskDetail: 'A lezárt lakásból ellopott vagyontárgyak és a betöréskor okozott rongálás.',
    riskObjectEnums: ['BUILDING', 'ASSET'],
  },
  Üvegtörés: {
    subRiskName: 'Üvegtörés',
    riskDetail: 'Az ablakok és az ajtók üvegének törése, bármi okozta.',
    riskObjectEnums: ['BUILDING', 'OUTBUILDING'],
  },
  Árvíz: {
    subRiskName: 'Árvíz',
    riskDetail: 'A medréből kilépő folyó vagy tó vize okozta károk.',
    riskObjectEnums: ['BUILDING', 'OUTBUILDING', 'ASSET'],
  },
  'Felelősségi kár': {
    subRiskName: 'Felelősségbiztosítás',
    riskDetail: 'Azok a károk, amelyeket Ön a lakás tulajdonosaként vagy lakójaként másnak okozott.',
    riskObjectEnums: [],
  },
}

/** What a property contract covers at a place: one risk for each damage event. */
export const risksAt = (place: string): Risk[] =>
  damageEvents.map(({ id, name }) => ({ ...covered[name], damageEventId: id, damageLocation: place }))
