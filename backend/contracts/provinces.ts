/** The provinces of Türkiye with the centres of their capitals: where listings are, how far they lie from one another, and what a text or a point names. */
import { foldText } from './folding.js';

export interface Province {
  /** Number on its plates: `01` … `81`. */
  code: string;
  name: string;
  lat: number;
  lng: number;
}
export interface Point {
  lat: number;
  lng: number;
}

/** In the order of the plates: name, latitude, longitude. */
const TABLE: readonly (readonly [name: string, lat: number, lng: number])[] = [
  ['Adana', 37.0, 35.3213],
  ['Adıyaman', 37.7648, 38.2786],
  ['Afyonkarahisar', 38.7507, 30.5567],
  ['Ağrı', 39.7191, 43.0503],
  ['Amasya', 40.6499, 35.8353],
  ['Ankara', 39.9208, 32.8541],
  ['Antalya', 36.8841, 30.7056],
  ['Artvin', 41.1828, 41.8183],
  ['Aydın', 37.8444, 27.8458],
  ['Balıkesir', 39.6484, 27.8826],
  ['Bilecik', 40.1426, 29.9793],
  ['Bingöl', 38.8854, 40.4966],
  ['Bitlis', 38.3938, 42.1232],
  ['Bolu', 40.7395, 31.6116],
  ['Burdur', 37.7203, 30.2908],
  ['Bursa', 40.1826, 29.0669],
  ['Çanakkale', 40.1553, 26.4142],
  ['Çankırı', 40.6013, 33.6134],
  ['Çorum', 40.5506, 34.9556],
  ['Denizli', 37.7765, 29.0864],
  ['Diyarbakır', 37.9144, 40.2306],
  ['Edirne', 41.6771, 26.5557],
  ['Elazığ', 38.6748, 39.2225],
  ['Erzincan', 39.7464, 39.4914],
  ['Erzurum', 39.9043, 41.2679],
  ['Eskişehir', 39.7767, 30.5206],
  ['Gaziantep', 37.0662, 37.3833],
  ['Giresun', 40.9128, 38.3895],
  ['Gümüşhane', 40.4603, 39.4814],
  ['Hakkari', 37.5744, 43.7408],
  ['Hatay', 36.2021, 36.1603],
  ['Isparta', 37.7648, 30.5566],
  ['Mersin', 36.8121, 34.6415],
  ['İstanbul', 41.0082, 28.9784],
  ['İzmir', 38.4237, 27.1428],
  ['Kars', 40.6013, 43.0975],
  ['Kastamonu', 41.3766, 33.7765],
  ['Kayseri', 38.7205, 35.4826],
  ['Kırklareli', 41.7351, 27.2252],
  ['Kırşehir', 39.1461, 34.1606],
  ['Kocaeli', 40.7654, 29.9408],
  ['Konya', 37.8746, 32.4932],
  ['Kütahya', 39.42, 29.9857],
  ['Malatya', 38.3552, 38.3095],
  ['Manisa', 38.614, 27.4296],
  ['Kahramanmaraş', 37.5753, 36.9228],
  ['Mardin', 37.3122, 40.7351],
  ['Muğla', 37.2154, 28.3636],
  ['Muş', 38.7346, 41.491],
  ['Nevşehir', 38.6244, 34.7239],
  ['Niğde', 37.9698, 34.6766],
  ['Ordu', 40.9862, 37.8797],
  ['Rize', 41.0255, 40.5177],
  ['Sakarya', 40.7731, 30.3948],
  ['Samsun', 41.2867, 36.33],
  ['Siirt', 37.9274, 41.942],
  ['Sinop', 42.0268, 35.1625],
  ['Sivas', 39.7505, 37.015],
  ['Tekirdağ', 40.9781, 27.5117],
  ['Tokat', 40.3235, 36.5522],
  ['Trabzon', 41.0027, 39.7168],
  ['Tunceli', 39.1062, 39.5483],
  ['Şanlıurfa', 37.1674, 38.7955],
  ['Uşak', 38.6742, 29.4059],
  ['Van', 38.5012, 43.373],
  ['Yozgat', 39.82, 34.8147],
  ['Zonguldak', 41.4535, 31.7894],
  ['Aksaray', 38.3726, 34.0254],
  ['Bayburt', 40.2603, 40.228],
  ['Karaman', 37.1811, 33.2222],
  ['Kırıkkale', 39.8417, 33.5139],
  ['Batman', 37.8874, 41.1322],
  ['Şırnak', 37.5164, 42.4543],
  ['Bartın', 41.6358, 32.3375],
  ['Ardahan', 41.1105, 42.7022],
  ['Iğdır', 39.9237, 44.045],
  ['Yalova', 40.6549, 29.2842],
  ['Karabük', 41.1956, 32.6227],
  ['Kilis', 36.7161, 37.115],
  ['Osmaniye', 37.0742, 36.2478],
  ['Düzce', 40.8438, 31.1565],
];

export const PROVINCES: readonly Province[] = TABLE.map(([name, lat, lng], at) => ({ code: String(at + 1).padStart(2, '0'), name, lat, lng }));
/** A box around the country: `south`, `west`, `north`, `east`. */
export const TURKIYE_BOX = { south: 35.8, west: 25.6, north: 42.2, east: 44.9 } as const;

/** Former and everyday names, and capitals that are not named like their province. */
const ALSO: Readonly<Record<string, string>> = {
  ...{ Afyon: 'Afyonkarahisar', Antep: 'Gaziantep', Maraş: 'Kahramanmaraş', 'K.Maraş': 'Kahramanmaraş', Urfa: 'Şanlıurfa', İçel: 'Mersin' },
  ...{ İzmit: 'Kocaeli', Adapazarı: 'Sakarya', Antakya: 'Hatay' },
};

const BY_CODE = new Map(PROVINCES.map((province) => [province.code, province]));
const BY_NAME = new Map(PROVINCES.map((province) => [foldText(province.name), province]));
for (const [name, official] of Object.entries(ALSO)) {
  const province = BY_NAME.get(foldText(official));
  if (province) BY_NAME.set(foldText(name), province);
}

export const provinceOf = (code: string): Province | undefined => BY_CODE.get(code);
/** The province of a name in any spelling: `Istanbul`, `ISPARTA`, `Urfa`, `Şanlıurfa`. */
export const provinceByName = (name: string): Province | undefined => BY_NAME.get(foldText(name.trim()));

/** The province that a text of a place names: `Kadıköy, İstanbul` is İstanbul, `Ordu Caddesi, Fatih / İstanbul` too. What stands last counts. */
export function provinceInText(text: string): Province | undefined {
  const parts = text.split(/[,;/|()–—-]/u).reverse();
  for (const part of parts) {
    const named = provinceByName(part);
    if (named) return named;
  }
  for (const part of parts)
    for (const word of part.split(/[\s'’]+/u).reverse()) {
      const named = provinceByName(word);
      if (named) return named;
    }
  return undefined;
}

const EARTH_KILOMETRES = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** As the crow flies. */
export function kilometresBetween(from: Point, to: Point): number {
  const [a, b] = [radians(from.lat), radians(to.lat)];
  const chord = Math.sin((b - a) / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(radians(to.lng - from.lng) / 2) ** 2;
  return 2 * EARTH_KILOMETRES * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Provinces by the distance of their centres from a point, the nearest first. */
export const provincesAround = (from: Point): readonly { province: Province; km: number }[] =>
  PROVINCES.map((province) => ({ province, km: kilometresBetween(from, province) })).sort((one, other) => one.km - other.km);
/** The province itself and those whose centres lie within so many kilometres of its own. */
export const provincesWithin = (province: Province, km: number): readonly Province[] =>
  PROVINCES.filter((other) => other === province || kilometresBetween(province, other) <= km);
/** The province whose centre lies nearest: an estimate, for borders are not known here. */
export const nearestProvince = (lat: number, lng: number): Province =>
  PROVINCES.reduce((nearest, province) => (kilometresBetween({ lat, lng }, province) < kilometresBetween({ lat, lng }, nearest) ? province : nearest));
