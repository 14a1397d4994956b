import { describe, expect, it } from '@jest/globals';
import { readOutgoing } from './outgoing-settings.js';

const KEYS = {
  VAPID_PUBLIC_KEY: 'BA_3uKDllDBlM8G_ImY9YiXHfOW1XDkEt1lRrqooqg0RzRhcFF_sT0T1KpqV8fMZLMApRXAm97uwPdISOINSRlk',
  VAPID_PRIVATE_KEY: 'or1u-jm9REmxqWNR3p2rdkhILq26ayZoaGcz0pBWhtA',
  VAPID_SUBJECT: 'mailto:a@example.com',
};

describe('What may leave', () => {
  it('goes nowhere inside unless it is named, and no push is offered without keys', () =>
    expect(readOutgoing({})).toEqual({ outgoingAllowed: [], vapid: null }));
  it('goes where the operator says', () =>
    expect(readOutgoing({ OUTGOING_ALLOWED: 'Intranet.example.com:443, 10.0.0.7:8080,[::1]:80,' }).outgoingAllowed).toEqual([
      'intranet.example.com:443',
      '10.0.0.7:8080',
      '[::1]:80',
    ]));
  it.each(['intranet.example.com', 'https://intranet:443', '10.0.0.0/8', '::1:80', 'a b:80', 'host:port'])('is not said by %j', (text) =>
    expect(() => readOutgoing({ OUTGOING_ALLOWED: text })).toThrow(
      `OUTGOING_ALLOWED has to be made of host:port, such as intranet.example.com:443; "${text}" is not.`,
    ),
  );
});

describe('The keys of push', () => {
  it('are a pair, with somebody to write to', () =>
    expect(readOutgoing(KEYS).vapid).toEqual({ publicKey: KEYS.VAPID_PUBLIC_KEY, privateKey: KEYS.VAPID_PRIVATE_KEY, subject: 'mailto:a@example.com' }));
  it.each([
    [{ VAPID_SUBJECT: '' }, 'Push needs VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY and VAPID_SUBJECT together.'],
    [{ VAPID_SUBJECT: 'a@example.com' }, 'VAPID_SUBJECT has to begin with mailto: or https://.'],
    [{ VAPID_PRIVATE_KEY: 'gizli' }, 'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY have to be a pair, as `npm run push-keys` prints them.'],
    [
      { VAPID_PUBLIC_KEY: `${KEYS.VAPID_PUBLIC_KEY.slice(0, -2)}AA` },
      'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY have to be a pair, as `npm run push-keys` prints them.',
    ],
  ])('are refused by one sentence that does not repeat them: %j', (wrong, sentence) => expect(() => readOutgoing({ ...KEYS, ...wrong })).toThrow(sentence));
});
