import { draw } from './icons'

export const CarIcon = draw('M4 16.5v2.5h2.5v-2h11v2H20v-6l-2-6.5H6L4 13zm0-3.5h16M7.3 14.8h.01m9.390 0h.01')
export const ShieldIcon = draw('M12 3.5 5 6v5.5c0 4.4 2.9 7.5 7 9 4.1-1.5 7-4.6 7-9V6zm-3 8.3 2.2 2.2 3.9-4')
export const HouseIcon = draw('m3.5 11.5 8.5-7 8.5 7M5.5 10v9.5h13V10M10 19.5v-5.5h4v5.5')
export const HeartIcon = draw(
  'M12 20C7 16.3 3.8 13.3 3.8 9.5A4.3 4.3 0 0 1 12 7.7a4.3 4.3 0 0 1 8.2 1.8C20.2 13.3 17 16.3 12 20z',
)
export const PensionIcon = draw('M5 20V9m4.7 11v-7m4.6 7V9.5M19 20V4M4 20h16')
export const AccidentIcon = draw('M9.5 4h5v5.5H20v5h-5.5V20h-5v-5.5H4v-5h5.5z')
export const HealthIcon = draw('M3.5 12.5H8l2-5.5 4 10.5 2-5h4.5')
export const TravelIcon = draw('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3.5 12h17M12 3c-5 5-5 13 0 18 5-5 5-13 0-18')
export const FleetIcon = draw(
  'M3 16.5V6h11v10.5M14 9.5h4l3 3.5v3.5h-2M9 16.5h6m-12 0h2M7 18.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4zm10 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
)
export const WarrantyIcon = draw('M12 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11zm-3.5-1.2L7 21l5-2.5 5 2.5-1.5-7.7')
export const OtherIcon = draw('M4 5h16v11.5h-9L7 20v-3.5H4zm4.5 5.5h.01m3.490 0h.01m3.490 0h.01')
