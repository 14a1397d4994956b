/** @jest-environment jsdom */

import { ROUTER_LINES } from '@contracts/voice';
import type { RouterAnswer, VoiceCarried, VoicePeer } from '@contracts/voice-signals';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type FakeConnection, fakeConnections } from './connections.fixture';
import { Links } from './links';

const peer = (userId: string, change: Partial<VoicePeer> = {}): VoicePeer => ({
  userId,
  connectionId: `page of ${userId}`,
  isMuted: false,
  isDeafened: false,
  isSilenced: false,
  ...change,
});
const ROUTER: VoiceCarried = { by: 'router', lines: [] };
const MESH: VoiceCarried = { by: 'mesh', lines: [] };
const lines = (...userIds: string[]) => userIds.map((userId, line) => ({ line, userId, connectionId: `page of ${userId}` }));
const track = { id: 'own' } as MediaStreamTrack;

let browser: ReturnType<typeof fakeConnections>;
let said: string[];
let routerLinks: string[];
let answer: () => Promise<RouterAnswer>;
let links: Links;

/** Promises and timers that are due. */
async function pass(ms = 0) {
  await jest.advanceTimersByTimeAsync(ms);
}

beforeEach(() => {
  jest.useFakeTimers();
  browser = fakeConnections();
  said = [];
  routerLinks = [];
  answer = async () => ({ success: true, link: 'l', sdp: 'answer of the router' });
  links = new Links(
    {
      ownId: 'm1',
      configuration: () => ({ iceTransportPolicy: 'relay' }),
      track: () => track,
      signal: (kind, { to }) => said.push(`${kind} to ${to}`),
      offer: (offer) => {
        said.push('asks the router');
        routerLinks.push(offer.link);
        return answer().then((given) => (given.success ? { ...given, link: offer.link } : given));
      },
      leave: () => said.push('leaves the router'),
      changed: () => undefined,
      blocked: () => undefined,
    },
    () => ({ isHeard: true, volume: 1 }),
  );
});
afterEach(() => {
  links.endAll();
  browser.remove();
  jest.useRealTimers();
});

const shown = () => links.all().map((other) => other.shown);
const at = (index: number): FakeConnection => {
  const found = browser.made[index];
  if (!found) throw new Error(`Only ${browser.made.length} connections were made`);
  return found;
};

/** Something comes on a line of a connection to the router. */
function soundsOn(index: number, line: number, source = 1) {
  Object.assign(at(index).receivers[line] ?? {}, { level: { audioLevel: 0, timestamp: performance.now() + 1, source } });
  links.hear(performance.now());
}

/** Connected to these in the mesh. */
async function inMesh(...userIds: string[]) {
  links.rejoined(MESH);
  links.present(
    userIds.map((userId) => peer(userId)),
    0,
  );
  await pass(100);
  for (const index of userIds.keys()) {
    await at(index).setRemoteDescription({ type: 'answer', sdp: '' });
    at(index).become('connected');
  }
}

/** By the router from the beginning. */
async function inRouter(...userIds: string[]) {
  links.rejoined(ROUTER);
  links.present(
    userIds.map((userId) => peer(userId)),
    0,
  );
  await pass();
  at(0).become('connected');
  links.carry({ by: 'router', lines: lines(...userIds) });
}

describe('When a ninth comes', () => {
  it('everybody is heard directly until the line of the router stands, and each once', async () => {
    await inMesh('m2', 'm3');
    expect(browser.playing()).toEqual(['c0 direct', 'c1 direct']);
    links.carry(ROUTER);
    await pass();
    expect([said.at(-1), at(2).directions.filter((direction) => direction === 'recvonly').length, at(2).directions[0]]).toEqual([
      'asks the router',
      ROUTER_LINES,
      'sendonly',
    ]);
    expect([at(2).codecs.length, new Set(at(2).codecs.map(({ mimeType }) => mimeType))]).toEqual([ROUTER_LINES + 1, new Set(['audio/opus'])]);
    links.carry({ by: 'router', lines: lines('m2') });
    expect([browser.playing(), shown()]).toEqual([
      ['c0 direct', 'c1 direct'],
      ['connected', 'connected'],
    ]);
    at(2).become('connected');
    await pass(1_000);
    links.hear(performance.now());
    // The line is told, and nothing comes on it yet.
    expect([browser.playing(), shown()]).toEqual([
      ['c0 direct', 'c1 direct'],
      ['connected', 'connected'],
    ]);
    soundsOn(2, 0);
    expect(browser.playing()).toEqual(['c2 line 0', 'c1 direct']);
    // The other may not have heard of it yet.
    await pass(11_999);
    expect(browser.open().length).toBe(3);
    await pass(1);
    expect(browser.open().map(({ name }) => name)).toEqual(['c1', 'c2']);
    links.carry({ by: 'router', lines: lines('m2', 'm3') });
    // Of whoever says nothing nothing may come.
    await pass(3_000);
    links.hear(performance.now());
    expect(browser.playing()).toEqual(['c2 line 0', 'c2 line 1']);
    await pass(12_000);
    expect([browser.playing(), shown(), browser.open().length]).toEqual([['c2 line 0', 'c2 line 1'], ['connected', 'connected'], 1]);
  });

  it('nothing is waited for to its end before the line may carry somebody', async () => {
    await inMesh('m2');
    links.carry(ROUTER);
    await pass();
    Object.assign(at(1), { inactive: [0] });
    const link = routerLinks.at(-1) ?? '';
    links.renew(link);
    await pass();
    at(1).become('connected');
    links.carry({ by: 'router', lines: lines('m2') });
    await pass(10_000);
    links.hear(performance.now());
    expect(browser.playing()).toEqual(['c0 direct']);
    Object.assign(at(1), { inactive: [] });
    links.renew(link);
    await pass();
    links.hear(performance.now());
    await pass(2_999);
    links.hear(performance.now());
    expect(browser.playing()).toEqual(['c0 direct']);
    await pass(1);
    links.hear(performance.now());
    expect(browser.playing()).toEqual(['c1 line 0']);
  });

  it('the last of whoever had the line before does not count', async () => {
    await inMesh('m2');
    links.carry(ROUTER);
    await pass();
    at(1).become('connected');
    soundsOn(1, 0, 7);
    links.carry({ by: 'router', lines: lines('m2') });
    soundsOn(1, 0, 7);
    expect(browser.playing()).toEqual(['c0 direct']);
    soundsOn(1, 0, 8);
    expect(browser.playing()).toEqual(['c1 line 0']);
  });

  it('nobody connects to them directly, and they to nobody', async () => {
    links.rejoined(ROUTER);
    links.present([peer('m2'), peer('m3')], 0);
    await pass(3_000);
    expect([browser.made.length, said]).toEqual([1, ['asks the router']]);
    links.arrived(peer('m4'));
    await pass(3_000);
    expect(browser.made.length).toBe(1);
  });

  it('who was told of them first, and of the router after that, does not begin', async () => {
    await inMesh('m2');
    links.arrived(peer('m3'));
    links.carry(ROUTER);
    await pass(3_000);
    expect([browser.open().length, said.filter((each) => each === 'offer to m3')]).toEqual([2, []]);
  });

  it('whom the router does not reach keeps, and mends, what they had', async () => {
    await inMesh('m2');
    answer = async () => ({ success: false, code: 'NOT_ROUTED', message: '' });
    links.carry(ROUTER);
    await pass(20_000);
    expect([browser.playing(), shown()]).toEqual([['c0 direct'], ['connected']]);
    at(0).become('failed');
    expect(shown()).toEqual(['reconnecting']);
    await pass(10_000);
    expect(said.filter((each) => each === 'offer to m2').length).toBeGreaterThan(1);
  });

  it('no offer of theirs is taken: who does not come by the router would be connected to all', async () => {
    links.rejoined(ROUTER);
    links.present([peer('m2')], 0);
    await pass();
    links.take('offer', { from: 'm2', connectionId: 'page of m2', link: 'a', sdp: 'an offer' });
    await pass();
    expect([browser.made.length, said]).toEqual([1, ['asks the router']]);
  });

  it('no offer is taken either of who was connected before, once they are heard by the router or have come anew', async () => {
    await inMesh('m2', 'm3');
    links.carry(ROUTER);
    await pass();
    at(2).become('connected');
    links.carry({ by: 'router', lines: lines('m2') });
    soundsOn(2, 0);
    const offers = (from: string, connectionId = `page of ${from}`) => links.take('offer', { from, connectionId, link: `another of ${from}`, sdp: 'an offer' });
    // While the older way still goes on, and after it.
    offers('m2');
    await pass(12_000);
    offers('m2');
    at(1).become('failed');
    links.arrived(peer('m3', { connectionId: 'another page' }));
    offers('m3', 'another page');
    await pass(10_000);
    expect([browser.made.length, browser.open().map(({ name }) => name), said.filter((each) => each.startsWith('answer'))]).toEqual([3, ['c2'], []]);
  });

  it('a line that is somebody else’s next is played no more', async () => {
    await inRouter('m2', 'm3');
    links.carry({ by: 'router', lines: [{ line: 0, userId: 'm3', connectionId: 'page of m3' }] });
    expect(browser.playing()).toEqual([null, 'c0 line 0']);
  });

  describe('a router that has forgotten everybody', () => {
    const asked = () => said.filter((each) => each === 'asks the router').length;
    /** Listens all the while. */
    const listen = async (ms: number) => {
      for (let passed = 0; passed < ms; passed += 50) {
        await pass(50);
        links.hear(performance.now());
      }
    };
    beforeEach(() => {
      jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    });
    afterEach(() => {
      jest.restoreAllMocks();
    });

    it('is asked anew after half a second, and then 1, 2, 4 and 8 seconds after nobody has answered, until a line comes', async () => {
      await inRouter('m2');
      const times = [performance.now()];
      answer = () => {
        times.push(performance.now());
        return Promise.reject(new Error('nobody answers'));
      };
      links.carry(ROUTER);
      await listen(24_500);
      expect(times.slice(1).map((time, at) => Math.round((time - (times[at] ?? 0)) / 500) / 2)).toEqual([0.5, 1, 2, 4, 8, 8]);
      expect(shown()).toEqual(['failed']);
      links.carry({ by: 'router', lines: lines('m2') });
      await listen(20_000);
      expect([asked(), shown(), browser.open().length]).toEqual([7, ['connected'], 1]);
    });

    it('is asked anew, too, where the next connection stands and nobody is told of', async () => {
      await inRouter('m2');
      links.carry(ROUTER);
      await listen(600);
      // While it is under way nothing else begins.
      await listen(5_000);
      expect(asked()).toBe(2);
      at(1).become('connected');
      await listen(1_100);
      expect(asked()).toBe(3);
    });

    it('is asked no more once a mesh carries the room', async () => {
      await inRouter('m2');
      answer = () => Promise.reject(new Error('nobody answers'));
      links.carry(ROUTER);
      await listen(600);
      links.carry(MESH);
      await listen(3_000);
      links.carry(ROUTER);
      await listen(10_000);
      expect(asked()).toBe(2);
    });
  });
});

describe('When few are left', () => {
  it('everybody is heard by their line until they are heard directly, and the router is left when all are', async () => {
    await inRouter('m2', 'm3');
    links.carry({ by: 'mesh', lines: lines('m2', 'm3') });
    await pass(100);
    expect([browser.playing(), shown(), browser.made.length]).toEqual([['c0 line 0', 'c0 line 1'], ['connected', 'connected'], 3]);
    await at(1).setRemoteDescription({ type: 'answer', sdp: '' });
    expect(browser.playing()).toEqual(['c0 line 0', 'c0 line 1']);
    at(1).become('connected');
    expect([browser.playing(), said.includes('leaves the router')]).toEqual([['c1 direct', 'c0 line 1'], false]);
    await at(2).setRemoteDescription({ type: 'answer', sdp: '' });
    at(2).become('connected');
    expect([browser.playing(), said.at(-1), browser.open().length]).toEqual([['c1 direct', 'c2 direct'], 'leaves the router', 2]);
  });

  it('whoever is away at the moment is not waited for', async () => {
    await inRouter('m2', 'm3');
    links.left({ ...peer('m3'), hasSeat: true }, 0);
    links.carry({ by: 'mesh', lines: lines('m2') });
    await pass(100);
    at(1).become('connected');
    expect([said.at(-1), browser.open().length]).toEqual(['leaves the router', 1]);
  });
});

describe('The way to the router', () => {
  it('is tried again after 1, 2, 4 and 8 seconds, and shown as it is', async () => {
    answer = () => Promise.reject(new Error('nobody answers'));
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    links.rejoined(ROUTER);
    links.present([peer('m2')], 0);
    await pass();
    const asked = () => said.filter((each) => each === 'asks the router').length;
    expect([asked(), shown()]).toEqual([1, ['failed']]);
    for (const [seconds, times] of [
      [1, 2],
      [2, 3],
      [4, 4],
      [8, 5],
      [8, 6],
    ] as const) {
      await pass(seconds * 1_000 - 1);
      expect(asked()).toBe(times - 1);
      await pass(1);
      expect(asked()).toBe(times);
    }
    links.rejoined(ROUTER);
    expect(asked()).toBe(6);
    await pass();
    expect(asked()).toBe(7);
    jest.restoreAllMocks();
  });

  it('that is silent is given up', async () => {
    links.rejoined(ROUTER);
    links.present([peer('m2')], 0);
    await pass(9_999);
    expect(shown()).toEqual(['connecting']);
    await pass(1);
    expect([shown(), browser.open().length]).toEqual([['failed'], 0]);
  });

  it.each<[string, (link: FakeConnection) => void]>([
    ['breaks', (link) => link.become('disconnected')],
    ['is closed by the router', (link) => link.closeByOther()],
  ])('that %s is made anew', async (_how, happens) => {
    await inRouter('m2');
    happens(at(0));
    await pass();
    expect([browser.made.length, shown()]).toEqual([2, ['reconnecting']]);
    at(1).become('connected');
    expect([browser.playing(), shown(), browser.open().length]).toEqual([['c1 line 0'], ['connected'], 1]);
  });

  it('after a change of the network gives way to another one, once that stands', async () => {
    await inRouter('m2');
    links.restart();
    await pass();
    expect([browser.playing(), shown(), browser.open().length]).toEqual([['c0 line 0'], ['connected'], 2]);
    at(1).become('connected');
    expect([browser.playing(), browser.open().map(({ name }) => name)]).toEqual([['c1 line 0'], ['c1']]);
  });

  it('that breaks in a mesh is not made anew', async () => {
    await inRouter('m2');
    links.carry({ by: 'mesh', lines: lines('m2') });
    at(0).become('failed');
    await pass(3_000);
    expect([said.filter((each) => each === 'asks the router').length, shown()]).toEqual([1, ['connecting']]);
  });

  it('is made anew with the line to the server, as the router knows a page by that, and the older one goes on until it stands', async () => {
    await inRouter('m2');
    links.rejoined({ by: 'router', lines: lines('m2') });
    links.present([peer('m2', { connectionId: 'another' })], 0);
    await pass();
    expect([browser.made.length, browser.playing()]).toEqual([2, ['c0 line 0']]);
    at(1).become('connected');
    expect([browser.playing(), browser.open().map(({ name }) => name)]).toEqual([['c1 line 0'], ['c1']]);
    links.hear(0);
    links.hear(6_000);
    await pass();
    expect(browser.made.length).toBe(2);
  });

  it('is offered anew when the router needs that, one offer after the other, and goes on', async () => {
    await inRouter('m2');
    const link = routerLinks.at(-1) ?? '';
    const answered: (() => void)[] = [];
    answer = () => new Promise((done) => answered.push(() => done({ success: true, link, sdp: `answer ${answered.length}` })));
    said = [];
    links.renew('another');
    links.renew(link);
    await pass();
    links.renew(link);
    links.renew(link);
    await pass();
    expect(said).toEqual(['asks the router']);
    answered[0]?.();
    await pass();
    expect([said.length, at(0).remoteDescription?.sdp]).toEqual([2, 'answer 1']);
    answered[1]?.();
    await pass();
    expect([said.length, at(0).remoteDescription?.sdp, browser.made.length, shown()]).toEqual([2, 'answer 2', 1, ['connected']]);
    expect(new Set(routerLinks)).toEqual(new Set([link]));
  });

  it('that stands goes on when its offer is refused, and gives way to another one after the third time', async () => {
    await inRouter('m2');
    const link = routerLinks.at(-1) ?? '';
    answer = async () => ({ success: false, code: 'NOT_ROUTED', message: '' });
    links.renew(link);
    await pass(1_500);
    expect([browser.made.length, shown(), browser.playing()]).toEqual([1, ['connected'], ['c0 line 0']]);
    answer = async () => ({ success: true, link, sdp: 'answer' });
    await pass(1_000);
    expect([browser.made.length, shown()]).toEqual([1, ['connected']]);
    answer = async () => ({ success: false, code: 'NOT_ROUTED', message: '' });
    links.renew(link);
    await pass(2_500);
    expect(browser.made.length).toBeGreaterThan(1);
  });

  it('that stands goes on when its offer is answered too late, and is offered once more', async () => {
    await inRouter('m2');
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const link = routerLinks.at(-1) ?? '';
    answer = () => new Promise((_, late) => setTimeout(() => late(new Error('operation has timed out')), 5_000));
    links.renew(link);
    await pass(5_500);
    expect([browser.made.length, shown(), browser.playing()]).toEqual([1, ['connected'], ['c0 line 0']]);
    answer = async () => ({ success: true, link, sdp: 'answer of the second time' });
    await pass(1_000);
    expect([browser.made.length, at(0).remoteDescription?.sdp, shown()]).toEqual([1, 'answer of the second time', ['connected']]);
    jest.restoreAllMocks();
  });

  it('sends what the microphone gives, over the relay alone where the member wants that', async () => {
    await inRouter('m2');
    expect([at(0).sent, at(0).configuration.iceTransportPolicy]).toEqual([track, 'relay']);
    const other = { id: 'another microphone' } as MediaStreamTrack;
    await links.send(other);
    expect(at(0).sent).toBe(other);
  });
});

describe('Who is heard by a line', () => {
  const receiver = () => at(0).receivers[0];

  it('is seen speaking, unless they are muted', async () => {
    await inRouter('m2');
    Object.assign(receiver() ?? {}, { level: { audioLevel: 0.3, timestamp: 1, source: 1 } });
    // It may be of whoever had the line before.
    links.hear(50);
    expect(links.of('m2')?.isSpeaking).toBe(false);
    Object.assign(receiver() ?? {}, { level: { audioLevel: 0.3, timestamp: 2, source: 1 } });
    expect([links.hear(100), links.of('m2')?.isSpeaking]).toEqual([true, true]);
    links.arrived(peer('m2', { isMuted: true }));
    expect([links.hear(200), links.of('m2')?.isSpeaking]).toEqual([true, false]);
  });

  it('has a quality and a round trip of their own', async () => {
    await inRouter('m2');
    Object.assign(receiver() ?? {}, {
      rows: [
        { type: 'candidate-pair', nominated: true, state: 'succeeded', currentRoundTripTime: 0.04 },
        { type: 'inbound-rtp', kind: 'audio', packetsLost: 30, packetsReceived: 70 },
      ],
    });
    await links.measure();
    expect([links.of('m2')?.quality, links.of('m2')?.roundTripMs]).toEqual([1, 40]);
    at(0).become('disconnected');
    expect([links.of('m2')?.quality, links.of('m2')?.roundTripMs]).toEqual([null, null]);
  });

  it('is silent where the room has muted them, and gone when they are', async () => {
    await inRouter('m2', 'm3');
    links.arrived(peer('m2', { isSilenced: true }));
    expect([...document.querySelectorAll('audio')].map(({ muted }) => muted)).toEqual([true, false]);
    links.left({ ...peer('m2'), hasSeat: false }, 0);
    expect([browser.playing(), shown()]).toEqual([['c0 line 1'], ['connected']]);
  });
});

it('Nothing stays open, or is opened, after the end', async () => {
  await inMesh('m2');
  links.carry(ROUTER);
  await pass();
  links.endAll();
  await pass(20_000);
  expect([browser.open().length, browser.playing()]).toEqual([0, []]);
});
