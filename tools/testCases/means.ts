import { scenarios } from '../../mocks/scenarios'
import panel from '../../public/assets/i18n/hu/panel.json'

const scenarioText = (name: keyof typeof scenarios): string => `a panelen: ${panel.scenario} »${scenarios[name].title}«`

/** A tester's actions that make the simulated insurer behave in a certain way, in the tester's words. */
export const means = {
  offline: `a panelen: »${panel.offline}« bekapcsolva, utána ki`,
  failing: `a panelen: »${panel.errorRate}« 100, utána 0`,
  nonsense: `${scenarioText('nonsense')}, utána »${scenarios.default.title}«`,
  expired: `a panelen: »${panel.tenMinutes}« kétszer`,
  later: `a panelen: »${panel.tenMinutes}«`,
  noRenewal: scenarioText('noRenewal'),
  shortBan: `${scenarioText('shortBan')}, még a hibás válaszok előtt`,
  droppedSocket: `a panelen: »${panel.droppedSocket}«`,
  accepting: scenarioText('accepting'),
  signatureAsked: scenarioText('signatureAsked'),
  identificationAsked: scenarioText('identificationAsked'),
  declining: `${scenarioText('declining')}, utána »${scenarios.default.title}«`,
  incomplete: `${scenarioText('incomplete')}, utána »${scenarios.default.title}«`,
  withoutNetwork: 'a böngésző fejlesztői eszközeiben kikapcsolt hálózat, utána be',
  otherTab: 'átváltás egy másik lapra és vissza',
} as const
export type Means = keyof typeof means
