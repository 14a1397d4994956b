import { describe, expect, it } from '@jest/globals';
import { readRouter } from './router-settings.js';

const read = (given: Record<string, string | undefined>, publicUrl = 'http://localhost:3000') => readRouter(given, publicUrl);
const ANYWHERE = { ports: null, addresses: [] };
const LIVEKIT = { LIVEKIT_URL: 'ws://livekit:7880', LIVEKIT_KEY: 'meydan', LIVEKIT_SECRET: 'otuz-iki-karakterden-uzun-bir-sir-budur' };

describe('The router of voice rooms', () => {
  it('has as many seats as the operator says, and twenty where nothing is said', () => {
    expect(read({})).toEqual({ router: { seats: 20, network: ANYWHERE, livekit: null } });
    expect(read({ VOICE_ROUTER_SEATS: '40' })).toEqual({ router: { seats: 40, network: ANYWHERE, livekit: null } });
    expect(read({ VOICE_ROUTER_SEATS: '0' })).toEqual({ router: { seats: 0, network: ANYWHERE, livekit: null } });
  });
  it.each(['https://meydan.example.org', 'http://192.168.1.7:3000'])('has none by itself where members come to %s and no port is named', (publicUrl) => {
    expect(read({}, publicUrl).router.seats).toBe(0);
    expect(read({ VOICE_ROUTER_PORTS: '40000' }, publicUrl).router.seats).toBe(20);
    expect(read({ VOICE_ROUTER_SEATS: '20' }, publicUrl).router.seats).toBe(20);
  });
  it.each(['-1', '101', 'hepsi', '4.5'])('has no %j seats', (VOICE_ROUTER_SEATS) =>
    expect(() => read({ VOICE_ROUTER_SEATS })).toThrow('VOICE_ROUTER_SEATS has to be a whole number from 0 to 100'),
  );
  it('is reached where the operator says', () => {
    expect(read({ VOICE_ROUTER_PORTS: '40000-40100', VOICE_ROUTER_ADDRESS: '203.0.113.10, 2001:db8::1' }).router.network).toEqual({
      ports: { from: 40_000, to: 40_100 },
      addresses: ['203.0.113.10', '2001:db8::1'],
    });
    expect(read({ VOICE_ROUTER_PORTS: '40000' }).router.network.ports).toEqual({ from: 40_000, to: 40_000 });
  });
  it.each(['80', '40100-40000', '40000-70000', 'x', '40000-', '1-2-3'])('is at no ports %j', (VOICE_ROUTER_PORTS) =>
    expect(() => read({ VOICE_ROUTER_PORTS })).toThrow('VOICE_ROUTER_PORTS has to be a port or a range like 40000-40100'),
  );
  it.each(['voice.example.org', '203.0.113', '203.0.113.10 203.0.113.11'])('is at no address %j', (VOICE_ROUTER_ADDRESS) =>
    expect(() => read({ VOICE_ROUTER_ADDRESS })).toThrow('VOICE_ROUTER_ADDRESS has to be an IP address'),
  );
  it('is at no more addresses than browsers try', () =>
    expect(() => read({ VOICE_ROUTER_ADDRESS: '10.0.0.1,10.0.0.2,10.0.0.3,10.0.0.4,10.0.0.5' })).toThrow('no more than 4'));
});

describe('LiveKit', () => {
  const livekit = { url: 'http://livekit:7880', key: LIVEKIT.LIVEKIT_KEY, secret: LIVEKIT.LIVEKIT_SECRET };

  it('has a hundred seats unless the operator says another number', () => {
    expect(read(LIVEKIT)).toEqual({ router: { seats: 100, network: ANYWHERE, livekit } });
    expect(read({ ...LIVEKIT, VOICE_ROUTER_SEATS: '1000' }).router.seats).toBe(1_000);
    expect(read({ ...LIVEKIT, VOICE_ROUTER_SEATS: '0' }).router.seats).toBe(0);
  });
  it('has no more than a thousand', () =>
    expect(() => read({ ...LIVEKIT, VOICE_ROUTER_SEATS: '1001' })).toThrow('VOICE_ROUTER_SEATS has to be a whole number from 0 to 1000'));
  it.each([{ VOICE_ROUTER_PORTS: '40000' }, { VOICE_ROUTER_ADDRESS: '203.0.113.10' }])('is not reached by %j', (network) =>
    expect(() => read({ ...LIVEKIT, ...network })).toThrow('VOICE_ROUTER_PORTS and VOICE_ROUTER_ADDRESS are not for LiveKit'),
  );
});
