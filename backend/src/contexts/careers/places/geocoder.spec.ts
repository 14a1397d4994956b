import { describe, expect, it } from '@jest/globals';
import { JOB_LIMITS } from '../../../../contracts/job-writing.js';
import { placesIn, reverseUrl, searchUrl } from './geocoder.rules.js';
import { provincesAt, provincesNamed } from './province-places.rules.js';

const MODA = {
  ...{ display_name: 'Moda, Caferağa Mahallesi, Kadıköy, İstanbul, Marmara Bölgesi, 34710, Türkiye', lat: '40.98123456', lon: '29.0261' },
  address: { suburb: 'Caferağa Mahallesi', town: 'Kadıköy', province: 'İstanbul', region: 'Marmara Bölgesi', country_code: 'tr' },
};

describe('A geocoder', () => {
  it('is asked at its own address, for a point no more exactly than is needed', () => {
    expect(searchUrl('https://geo.example.org/nominatim', 'Moda & çevresi')).toBe(
      'https://geo.example.org/nominatim/search?format=jsonv2&addressdetails=1&accept-language=tr&q=Moda+%26+%C3%A7evresi&limit=5',
    );
    expect(reverseUrl('https://geo.example.org', { lat: 40.98123456, lng: 29.02611111 })).toBe(
      'https://geo.example.org/reverse?format=jsonv2&addressdetails=1&accept-language=tr&lat=40.9812&lon=29.0261&zoom=14',
    );
  });

  it('tells places with their provinces, one or several', () => {
    const moda = { name: MODA.display_name, province: '34', district: 'Kadıköy', lat: 40.981235, lng: 29.0261 };
    expect(placesIn(JSON.stringify([MODA]))).toEqual([moda]);
    expect(placesIn(JSON.stringify(MODA))).toEqual([moda]);
    expect(placesIn(JSON.stringify({ error: 'Unable to geocode' }))).toEqual([]);
    expect(placesIn('[]')).toEqual([]);
    expect(placesIn(JSON.stringify(Array.from({ length: 50 }, () => MODA)))).toHaveLength(5);
  });

  it('tells places abroad without a province', () =>
    expect(placesIn(JSON.stringify([{ ...MODA, address: { state: 'Van', country_code: 'nl' } }]))).toMatchObject([{ province: null, district: null }]));

  it.each(['', 'nonsense', '<html>', 'null', '7', '"a"'])('that answers %j says nothing', (body) => expect(placesIn(body)).toBeNull());
  it.each([
    {},
    { ...MODA, lat: 'x' },
    { ...MODA, lat: '91' },
    { ...MODA, lon: null },
    { ...MODA, lon: '' },
    { ...MODA, display_name: '\u200b' },
    { ...MODA, display_name: 7 },
  ])('that tells of no place is not believed: %j', (told) => expect(placesIn(JSON.stringify([told, null, 'a', [MODA]]))).toEqual([]));
  it('may not say more than a line', () => {
    const [place] = placesIn(JSON.stringify([{ ...MODA, display_name: `a\u202e\n${'uzun '.repeat(1_000)}`, address: { town: 'x'.repeat(900) } }])) ?? [];
    expect(place?.name).toMatch(/^a uzun /);
    expect([place?.name.length, place?.district?.length]).toEqual([JOB_LIMITS.location, JOB_LIMITS.district]);
  });
});

describe('The provinces', () => {
  it('are found by their names', () => {
    expect(provincesNamed('Kadıköy, İstanbul')).toEqual([{ name: 'İstanbul', province: '34', district: null, lat: 41.0082, lng: 28.9784 }]);
    expect(provincesNamed('Berlin')).toEqual([]);
  });
  it('are named by points near them', () => {
    expect(provincesAt({ lat: 40.99, lng: 29.02 })).toEqual([{ name: 'İstanbul', province: '34', district: null, lat: 40.99, lng: 29.02 }]);
    expect(provincesAt({ lat: 52.52, lng: 13.4 })).toEqual([]);
    expect(provincesAt({ lat: 41.9, lng: 30.9 })).toMatchObject([{ name: 'Zonguldak' }]);
  });
});
