import { describe, expect, it } from '@jest/globals';
import { placeInWords, placeOf } from './place.rules.js';

const wordsOf = (address: string, timeZone: string | null = null) => placeInWords(placeOf(address, timeZone));

describe('The place of a session', () => {
  it.each(['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1'])('with the address %s is this computer', (address) =>
    expect(wordsOf(address, 'Europe/Istanbul')).toBe('Bu bilgisayar'),
  );
  it.each(['10.1.2.3', '192.168.1.20', '172.16.0.1', '172.31.255.1', '169.254.1.1', 'fd00::1', 'fe80::1', '::ffff:10.0.0.1'])(
    'with the address %s is the local network',
    (address) => expect(wordsOf(address, 'Europe/Istanbul')).toBe('Yerel ağ'),
  );
  it.each([
    ['Europe/Istanbul', 'İstanbul saat dilimi'],
    ['europe/istanbul', 'İstanbul saat dilimi'],
    ['Turkey', 'İstanbul saat dilimi'],
    ['Europe/Berlin', 'Almanya saat dilimi'],
    ['America/New_York', 'New York saat dilimi'],
    ['Asia/Tokyo', 'Japonya saat dilimi'],
    ['UTC', 'GMT+0 saat dilimi'],
  ])('elsewhere is the time zone: %s is %s', (timeZone, words) => expect(wordsOf('172.32.0.1', timeZone)).toBe(words));
  it.each([null, '', 'Nerede/Bu', '+03:00', '../etc', 'Europe/Istanbul\u0000'])('is unknown with the time zone %j', (timeZone) =>
    expect(wordsOf('8.8.8.8', timeZone)).toBe('Konum bilinmiyor'),
  );
});
