import { describe, expect, it } from '@jest/globals';
import { CITIES } from '../../../../contracts/places.js';
import {
  kilometresBetween,
  nearestProvince,
  PROVINCES,
  type Province,
  provinceByName,
  provinceInText,
  provinceOf,
  provincesAround,
  provincesWithin,
  TURKIYE_BOX,
} from '../../../../contracts/provinces.js';

const named = (name: string): Province => {
  const province = provinceByName(name);
  if (!province) throw new Error(`No province ${name}`);
  return province;
};

describe('The provinces of Türkiye', () => {
  it('are 81, each once, by the numbers of their plates', () => {
    expect(PROVINCES).toHaveLength(81);
    expect(PROVINCES.map(({ code }) => Number(code))).toEqual(Array.from({ length: 81 }, (_, at) => at + 1));
    for (const told of ['code', 'name'] as const) expect(new Set(PROVINCES.map((province) => province[told])).size).toBe(81);
    expect(new Set(PROVINCES.map(({ lat, lng }) => `${lat} ${lng}`)).size).toBe(81);
    expect([provinceOf('01')?.name, provinceOf('35')?.name, provinceOf('81')?.name, provinceOf('82'), provinceOf('1')]).toEqual([
      ...['Adana', 'İzmir', 'Düzce', undefined, undefined],
    ]);
  });

  it('lie inside the country', () => {
    expect(provinceOf('34')).toEqual({ code: '34', name: 'İstanbul', lat: 41.0082, lng: 28.9784 });
    for (const { lat, lng } of PROVINCES) {
      expect(lat).toBeGreaterThan(TURKIYE_BOX.south);
      expect(lat).toBeLessThan(TURKIYE_BOX.north);
      expect(lng).toBeGreaterThan(TURKIYE_BOX.west);
      expect(lng).toBeLessThan(TURKIYE_BOX.east);
    }
  });

  it('bear the names and numbers by which profiles know their cities', () => {
    for (const { name, stateCode } of CITIES) expect(provinceOf(stateCode)?.name).toBe(name);
  });

  it.each([
    ['Istanbul', '34'],
    ['istanbul', '34'],
    ['İSTANBUL', '34'],
    ['ISPARTA', '32'],
    ['ısparta', '32'],
    [' Şanlıurfa ', '63'],
    ['Urfa', '63'],
    ['Afyon', '03'],
    ['İçel', '33'],
    ['Hakkâri', '30'],
    ['Canakkale', '17'],
    ['Izmit', '41'],
  ])('are found by name: %s', (name, code) => expect(provinceByName(name)?.code).toBe(code));
  it.each(['', 'Kadıköy', 'Londra', 'Kadıköy, İstanbul'])('are not found by what is no name of one: %s', (name) =>
    expect(provinceByName(name)).toBeUndefined(),
  );

  it.each([
    ['Kadıköy, İstanbul', '34'],
    ['Ordu Caddesi, Fatih / İstanbul', '34'],
    ['Çankaya/Ankara', '06'],
    ['İzmir (Bornova)', '35'],
    ['Bilkent Cyberpark Ankara', '06'],
    ['İstanbul’da bir ofis', '34'],
    ['GOSB Teknopark, Gebze, KOCAELI, Türkiye', '41'],
  ])('are found in the text of a place: %s', (text, code) => expect(provinceInText(text)?.code).toBe(code));
  it.each(['', 'Berlin', 'Aydınlıkevler', 'Vanadyum Sokak'])('are not found where none is named: %s', (text) => expect(provinceInText(text)).toBeUndefined());
});

describe('Distances', () => {
  it.each([
    ['İstanbul', 'Ankara', 349],
    ['İstanbul', 'Van', 1_260],
    ['Denizli', 'İzmir', 185],
    ['Edirne', 'Hakkari', 1_518],
  ])('from %s to %s are those of the globe', (from, to, km) => {
    const told = kilometresBetween(named(from), named(to));
    expect(Math.abs(told - km)).toBeLessThan(km * 0.02);
    expect(kilometresBetween(named(to), named(from))).toBeCloseTo(told, 9);
  });
  it('are zero at home, and at most half around the globe', () => {
    expect(kilometresBetween(named('Van'), named('Van'))).toBe(0);
    expect(kilometresBetween({ lat: 0, lng: 0 }, { lat: 0, lng: 180 })).toBeCloseTo(20_015, 0);
  });

  it('choose what lies within: the province itself at least', () => {
    expect(provincesWithin(named('İstanbul'), 5)).toEqual([named('İstanbul')]);
    expect(provincesWithin(named('İstanbul'), 100).map(({ name }) => name)).toEqual(['Bursa', 'İstanbul', 'Kocaeli', 'Yalova']);
    expect(provincesWithin(named('İstanbul'), 2_000)).toHaveLength(81);
  });
  it('tell the nearest centre', () => {
    for (const province of PROVINCES) expect(nearestProvince(province.lat, province.lng)).toBe(province);
    expect(nearestProvince(40.9903, 29.0205).name).toBe('İstanbul');
    const around = provincesAround({ lat: 39.9, lng: 32.8 });
    expect(around.map(({ province }) => province.name).slice(0, 2)).toEqual(['Ankara', 'Kırıkkale']);
    expect(around.every(({ km }, at) => at === 0 || km >= (around[at - 1]?.km ?? 0))).toBe(true);
  });
});
