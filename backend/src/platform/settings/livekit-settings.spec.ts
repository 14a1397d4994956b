import { describe, expect, it } from '@jest/globals';
import { readLiveKit } from './livekit-settings.js';

const LIVEKIT_SECRET = 'bu-sir-en-az-otuz-iki-karakterden-olusur';
const GIVEN = { LIVEKIT_URL: 'http://livekit:7880', LIVEKIT_KEY: 'meydan', LIVEKIT_SECRET };

/** The sentence with which it is refused. */
function refusal(given: Record<string, string>): string {
  try {
    return `nothing refused, but: ${JSON.stringify(readLiveKit(given))}`;
  } catch (error) {
    return String(error);
  }
}

describe('The LiveKit server', () => {
  it('is none unless it is named', () => expect(readLiveKit({})).toBeNull());
  it.each([
    ['http://livekit:7880', 'http://livekit:7880'],
    ['http://livekit:7880/', 'http://livekit:7880'],
    ['ws://10.0.0.7:7880', 'http://10.0.0.7:7880'],
    ['wss://livekit.example.org', 'https://livekit.example.org'],
    ['https://[2001:db8::1]:7443', 'https://[2001:db8::1]:7443'],
  ])('at %s is asked at %s', (LIVEKIT_URL, url) => expect(readLiveKit({ ...GIVEN, LIVEKIT_URL })).toEqual({ url, key: 'meydan', secret: LIVEKIT_SECRET }));
  it.each(['livekit:7880', 'ftp://livekit', 'http://', 'http://livekit:7880/rtc', 'http://livekit:7880?x=1', 'http://user:gizli@livekit:7880'])(
    'is at no address %j, which is not repeated',
    (LIVEKIT_URL) => {
      const sentence = refusal({ ...GIVEN, LIVEKIT_URL });
      expect(sentence).toContain('LIVEKIT_URL has to be an address like http://livekit:7880 (or https://, ws://, wss://), with nothing after the port.');
      expect(sentence).not.toMatch(/gizli|rtc/);
    },
  );
  it.each(Object.keys(GIVEN))('is refused when %s is missing', (missing) => {
    const { [missing as keyof typeof GIVEN]: _, ...rest } = GIVEN;
    const sentence = refusal(rest);
    expect(sentence).toContain('LiveKit needs LIVEKIT_URL, LIVEKIT_KEY and LIVEKIT_SECRET together.');
    expect(sentence).not.toContain(LIVEKIT_SECRET);
  });
  it('has a secret that nobody guesses, which is not repeated', () =>
    expect(refusal({ ...GIVEN, LIVEKIT_SECRET: 'kisa-sir' })).toMatch(/LIVEKIT_SECRET has to have at least 32 characters(?!.*kisa-sir)/));
});
