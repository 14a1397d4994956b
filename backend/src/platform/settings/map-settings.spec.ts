import { describe, expect, it } from '@jest/globals';
import { USUAL_ATTRIBUTION } from '../../../contracts/maps.js';
import { readMaps, tileOrigin } from './map-settings.js';

describe('Maps', () => {
  it('have neither streets nor a geocoder unless they are named', () => expect(readMaps({})).toEqual({ tiles: null, geocoderUrl: null }));
  it('have what the operator names', () => {
    const maps = readMaps({
      TILE_URL: 'https://tiles.example.org/osm/{z}/{x}/{y}.png?key=a',
      TILE_ATTRIBUTION: '© Örnek',
      GEOCODER_URL: 'https://geo.example.org/',
    });
    expect(maps).toEqual({
      tiles: { url: 'https://tiles.example.org/osm/{z}/{x}/{y}.png?key=a', attribution: '© Örnek' },
      geocoderUrl: 'https://geo.example.org',
    });
    expect(tileOrigin(maps)).toBe('https://tiles.example.org');
    expect(tileOrigin(readMaps({}))).toBeNull();
  });
  it('name those who made OpenStreetMap where nothing else is said', () =>
    expect(readMaps({ TILE_URL: 'http://10.0.0.7:8080/{z}/{x}/{y}.png' }).tiles?.attribution).toBe(USUAL_ATTRIBUTION));
  it.each([
    'https://tiles.example.org/{z}/{x}.png',
    'https://{s}.tiles.example.org/{z}/{x}/{y}.png',
    'https://tiles.example.org/{z}/{x}/{y}{r}.png',
    'https://tiles.example.org/',
  ])('are not said by %j', (text) => expect(() => readMaps({ TILE_URL: text })).toThrow('TILE_URL has to be an address with {z}, {x} and {y}'));
  it.each(['ftp://tiles.example.org/{z}/{x}/{y}.png', 'tiles/{z}/{x}/{y}.png'])('are at addresses: %j', (text) =>
    expect(() => readMaps({ TILE_URL: text })).toThrow('TILE_URL has to be an address that begins with http:// or https://'),
  );
});
