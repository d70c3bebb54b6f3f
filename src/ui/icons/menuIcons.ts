import { draw } from './icons'

export const DamageIcon = draw('m3.5 11.5 8.5-7 8.5 7M5.5 10v9.5h13V10M12.5 9.5l-2 4h3l-2 4')
export const InjuryIcon = draw('M4.5 8h15v11h-15zM9 8V5h6v3m-3 3v5m-2.5-2.5h5')
export const TreatmentIcon = draw('M12 20 5 13a4.6 4.6 0 0 1 7-6 4.6 4.6 0 0 1 7 6zM3.5 12.5h5l1.5-3 2.5 5 1.5-2h4')
export const ClaimsIcon = draw('M8.5 6.5h11m-11 5.5h11m-11 5.5h11M4.5 6.5h.01M4.5 12h.01m-.01 5.5h.01')
export const PaymentIcon = draw('M3.5 6h17v12h-17zm0 4h17M7 14.5h3.5')
export const PolicyIcon = draw('M12 3.5l7.5 2.5v5.5c0 4.5-3 7.5-7.5 9-4.5-1.5-7.5-4.5-7.5-9V6zM8.5 12l2.5 2.5 4.5-5')
export const CertificateIcon = draw('M7 3.5h7l4.5 4.5v12.5H7zm7 0V8h4.5M10 14l2 2 3.5-4')
export const AbroadIcon = draw('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3.5 12h17M12 3c-5 5-5 13 0 18 5-5 5-13 0-18')
export const InvestmentIcon = draw('M4 19.5h16M6 16l4.5-5 3.5 3 5-7m0 0h-4m4 0v4')
export const TopupIcon = draw('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zm0-13v8m-4-4h8')
export const PhotosIcon = draw('M4 8h3.5L9 5.5h6L16.5 8H20v11H4zm8 8.5a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4z')
export const PlateIcon = draw('M3.5 8h17v8h-17zM7 10.5v3m3-3v3m4-3h3m-3 3h3')
export const TaxIcon = draw('M6 3.5h12v17l-3-2-3 2-3-2-3 2zm3.5 10.5 5-5.5m-5 .5h.01m4.99 5h.01')
export const ContractIcon = draw('M7 3.5h7l4.5 4.5v12.5H7zm7 0V8h4.5M10 12.5h5.5m-5.5 4h5.5')
export const SignatureIcon = draw('M4 20h16M6 15.5 15.5 6l2.5 2.5L8.5 18H6z')
export const IdentityIcon = draw(
  'M3.5 6h17v12h-17zm5.5 6a2 2 0 1 0 0-4 2 2 0 0 0 0 4zm-3 3.5a3 3 0 0 1 6 0m2.5-5.5h3.5m-3.5 3.5h3.5',
)
export const ContactIcon = draw('M8 3.5h8v17H8zm3 14.5h2')
export const LetterIcon = draw('M3.5 6h17v12h-17zm0 .5 8.5 6.5 8.5-6.5')
export const CalendarIcon = draw('M4.5 6h15v14h-15zm0 4h15M8.5 3.5V7m7-3.5V7')
export const RenewalIcon = draw('M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9m0-5v5h-5')
export const RefundIcon = draw('M4 9h11a4.5 4.5 0 0 1 0 9H8M7.5 5.5 4 9l3.5 3.5')
export const GradeIcon = draw('M4 19.5h16M7 16v-4m5 4V8m5 8V5')
export const QuestionsIcon = draw(
  'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9.5 9.7a2.5 2.5 0 1 1 3.7 2.2c-.8.4-1.2.9-1.2 1.8m0 2.8h.01',
)
