/** Places of the addresses on profiles: the countries and the Turkish cities that can be chosen. A city of another country, and every district, is free text. */
export interface Country {
  isoCode: string;
  name: string;
  flag: string;
}
export interface City {
  name: string;
  countryCode: string;
  /** Of the province, as on its number plates. */
  stateCode: string;
}

/** Turkey first, the others by their Turkish names. */
export const COUNTRIES: readonly Country[] = [
  { isoCode: 'TR', name: 'Türkiye', flag: '🇹🇷' },
  { isoCode: 'DE', name: 'Almanya', flag: '🇩🇪' },
  { isoCode: 'US', name: 'Amerika Birleşik Devletleri', flag: '🇺🇸' },
  { isoCode: 'AU', name: 'Avustralya', flag: '🇦🇺' },
  { isoCode: 'AT', name: 'Avusturya', flag: '🇦🇹' },
  { isoCode: 'AZ', name: 'Azerbaycan', flag: '🇦🇿' },
  { isoCode: 'BE', name: 'Belçika', flag: '🇧🇪' },
  { isoCode: 'GB', name: 'Birleşik Krallık', flag: '🇬🇧' },
  { isoCode: 'AE', name: 'Birleşik Arap Emirlikleri', flag: '🇦🇪' },
  { isoCode: 'BG', name: 'Bulgaristan', flag: '🇧🇬' },
  { isoCode: 'DK', name: 'Danimarka', flag: '🇩🇰' },
  { isoCode: 'FR', name: 'Fransa', flag: '🇫🇷' },
  { isoCode: 'NL', name: 'Hollanda', flag: '🇳🇱' },
  { isoCode: 'ES', name: 'İspanya', flag: '🇪🇸' },
  { isoCode: 'SE', name: 'İsveç', flag: '🇸🇪' },
  { isoCode: 'CH', name: 'İsviçre', flag: '🇨🇭' },
  { isoCode: 'IT', name: 'İtalya', flag: '🇮🇹' },
  { isoCode: 'CA', name: 'Kanada', flag: '🇨🇦' },
  { isoCode: 'CY', name: 'Kıbrıs', flag: '🇨🇾' },
  { isoCode: 'PL', name: 'Polonya', flag: '🇵🇱' },
];

/** The three largest first, the others by name. */
export const CITIES: readonly City[] = [
  { name: 'İstanbul', countryCode: 'TR', stateCode: '34' },
  { name: 'Ankara', countryCode: 'TR', stateCode: '06' },
  { name: 'İzmir', countryCode: 'TR', stateCode: '35' },
  { name: 'Adana', countryCode: 'TR', stateCode: '01' },
  { name: 'Antalya', countryCode: 'TR', stateCode: '07' },
  { name: 'Aydın', countryCode: 'TR', stateCode: '09' },
  { name: 'Balıkesir', countryCode: 'TR', stateCode: '10' },
  { name: 'Bursa', countryCode: 'TR', stateCode: '16' },
  { name: 'Denizli', countryCode: 'TR', stateCode: '20' },
  { name: 'Diyarbakır', countryCode: 'TR', stateCode: '21' },
  { name: 'Erzurum', countryCode: 'TR', stateCode: '25' },
  { name: 'Eskişehir', countryCode: 'TR', stateCode: '26' },
  { name: 'Gaziantep', countryCode: 'TR', stateCode: '27' },
  { name: 'Hatay', countryCode: 'TR', stateCode: '31' },
  { name: 'Kahramanmaraş', countryCode: 'TR', stateCode: '46' },
  { name: 'Kayseri', countryCode: 'TR', stateCode: '38' },
  { name: 'Kocaeli', countryCode: 'TR', stateCode: '41' },
  { name: 'Konya', countryCode: 'TR', stateCode: '42' },
  { name: 'Manisa', countryCode: 'TR', stateCode: '45' },
  { name: 'Mersin', countryCode: 'TR', stateCode: '33' },
  { name: 'Muğla', countryCode: 'TR', stateCode: '48' },
  { name: 'Sakarya', countryCode: 'TR', stateCode: '54' },
  { name: 'Samsun', countryCode: 'TR', stateCode: '55' },
  { name: 'Şanlıurfa', countryCode: 'TR', stateCode: '63' },
  { name: 'Trabzon', countryCode: 'TR', stateCode: '61' },
  { name: 'Van', countryCode: 'TR', stateCode: '65' },
];

/** The cities of a country that can be chosen; none where its city is written. */
export const citiesOf = (country: string): readonly City[] => CITIES.filter(({ countryCode }) => countryCode === country);
/** The name of a country by its code; what is no code is the name. */
export const countryName = (code: string): string => COUNTRIES.find(({ isoCode }) => isoCode === code)?.name ?? code;
/** The name of a city by its code in its country; what is no code is the name. */
export const cityName = (country: string, code: string): string => citiesOf(country).find(({ stateCode }) => stateCode === code)?.name ?? code;
