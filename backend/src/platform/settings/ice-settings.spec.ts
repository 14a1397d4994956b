import { describe, expect, it } from '@jest/globals';
import { readIce } from './ice-settings.js';

const SECRET = 'sir-sir-sir-sir-sir';

describe('Services by which browsers find each other', () => {
  it('are none unless they are named', () => expect(readIce({})).toEqual({ stunUrls: [], turn: null }));
  it('are those that the operator names', () => {
    const ice = readIce({
      STUN_URLS: 'stun:stun.example.org:3478, stuns:10.0.0.7',
      TURN_URLS: 'turn:turn.example.org:3478?transport=udp,turns:[2001:db8::1]:5349?transport=tcp,turn:turn.example.org',
      TURN_SECRET: SECRET,
    });
    expect(ice).toEqual({
      stunUrls: ['stun:stun.example.org:3478', 'stuns:10.0.0.7'],
      turn: { urls: ['turn:turn.example.org:3478?transport=udp', 'turns:[2001:db8::1]:5349?transport=tcp', 'turn:turn.example.org'], secret: SECRET },
    });
  });
  it.each(['https://stun.example.org', 'stun://stun.example.org', 'turn:stun.example.org', 'stun:', 'stun:a b', 'stun:a:1?transport=udp'])(
    'are not asked at %j',
    (url) => expect(() => readIce({ STUN_URLS: url })).toThrow('STUN_URLS has to be a list of addresses like stun:stun.example.org:3478'),
  );
  it.each(['turn://turn.example.org', 'turn:turn.example.org?transport=sctp', 'stun:turn.example.org', 'turn:user@turn.example.org'])(
    'do not relay at %j',
    (url) => expect(() => readIce({ TURN_URLS: url, TURN_SECRET: SECRET })).toThrow('TURN_URLS has to be a list'),
  );
  it.each([{ TURN_SECRET: SECRET }, { TURN_URLS: 'turn:turn.example.org' }, { TURN_URLS: ' , ', TURN_SECRET: SECRET }])('are not half given: %j', (given) =>
    expect(() => readIce(given)).toThrow('needs TURN_URLS and TURN_SECRET together'),
  );
  it('have a secret that nobody guesses, which is not repeated', () =>
    expect(() => readIce({ TURN_URLS: 'turn:a', TURN_SECRET: 'kisa' })).toThrow(/^TURN_SECRET has to have at least 16 characters(?!.*kisa)/));
  it('are no more than browsers can ask', () =>
    expect(() => readIce({ STUN_URLS: Array.from({ length: 6 }, (_, index) => `stun:s${index}`).join(',') })).toThrow('no more than 5'));
});
