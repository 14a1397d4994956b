/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type FakeConnection, fakeConnections } from './connections.fixture';
import { type DirectRoom, DirectWay } from './directWay';

type Said = Parameters<DirectRoom['signal']>;

let browser: ReturnType<typeof fakeConnections>;
const at = (index: number): FakeConnection => {
  const found = browser.made[index];
  if (!found) throw new Error(`Only ${browser.made.length} connections were made`);
  return found;
};
const pass = (ms = 0) => jest.advanceTimersByTimeAsync(ms);

/** One of the two browsers. What it says arrives when the spec says so. */
function browserOf(ownId: string, otherId: string) {
  const said: Said[] = [];
  const peer = { userId: otherId, connectionId: `page of ${otherId}`, isMuted: false, isDeafened: false, isSilenced: false };
  const track = { id: `sound of ${ownId}` } as MediaStreamTrack;
  const room: DirectRoom = { ownId, configuration: () => ({}), track: () => track, signal: (...what) => said.push(what) };
  const way = new DirectWay(
    room,
    () => peer,
    () => undefined,
  );
  return { ownId, way, said, kinds: () => said.map(([kind]) => kind) };
}
type Browser = ReturnType<typeof browserOf>;

async function hand(from: Browser, to: Browser) {
  for (const [kind, signal] of from.said.splice(0)) {
    const given = { ...signal, from: from.ownId, connectionId: `page of ${from.ownId}` };
    if (kind !== 'candidate' && 'sdp' in given) to.way.take(kind, given, true);
  }
  await pass();
}
/** What both have said arrives where the other has said something, too. */
async function cross() {
  const late = follower.said.splice(0);
  await hand(leader, follower);
  const answers = follower.said.splice(0);
  follower.said.push(...late);
  await hand(follower, leader);
  follower.said.push(...answers);
}

let leader: Browser;
let follower: Browser;

beforeEach(() => {
  jest.useFakeTimers();
  browser = fakeConnections();
  [leader, follower] = [browserOf('m1', 'm2'), browserOf('m2', 'm1')];
});
afterEach(() => {
  leader.way.close();
  follower.way.close();
  browser.remove();
  jest.useRealTimers();
});

/** The two are connected, over `c0` and `c1`. */
async function connected() {
  leader.way.open();
  await pass(80);
  await hand(leader, follower);
  await hand(follower, leader);
  for (const index of [0, 1]) at(index).become('connected');
  expect([leader.way.line, follower.way.line, browser.made.length]).toEqual(['connected', 'connected', 2]);
}

describe('Offers of two browsers that cross', () => {
  it('become one connection, which whoever leads has offered', async () => {
    leader.way.open();
    follower.way.open();
    await pass(400);
    expect([leader.kinds(), follower.kinds()]).toEqual([['offer'], ['offer']]);
    await cross();
    expect([leader.kinds(), follower.kinds()]).toEqual([[], ['answer']]);
    await hand(follower, leader);
    expect(browser.open().map(({ name, remoteDescription }) => [name, remoteDescription?.sdp])).toEqual([
      ['c0', 'answer of c2'],
      ['c2', 'offer of c0'],
    ]);
    for (const index of [0, 2]) at(index).become('connected');
    await pass(20_000);
    expect([leader.way.line, follower.way.line, browser.made.length]).toEqual(['connected', 'connected', 3]);
  });

  it('on a connection that has broken mend it, as whoever leads has offered', async () => {
    await connected();
    for (const index of [0, 1]) at(index).become('disconnected');
    await pass(400);
    expect([leader.kinds(), follower.kinds()]).toEqual([['offer'], ['offer']]);
    const [[, { link }]] = follower.said as [Said];
    await cross();
    // What belongs to the offer that was not taken breaks nothing.
    jest.spyOn(at(0), 'addIceCandidate').mockRejectedValue(new Error('of no offer that is known'));
    leader.way.takeCandidate({ from: 'm2', connectionId: 'page of m2', link, candidate: null });
    await pass();
    expect([leader.kinds(), follower.kinds(), leader.way.line]).toEqual([[], ['answer'], 'reconnecting']);
    await hand(follower, leader);
    for (const index of [0, 1]) at(index).become('connected');
    expect([leader.way.line, follower.way.line, at(0).signalingState, at(1).signalingState]).toEqual(['connected', 'connected', 'stable', 'stable']);
    expect(browser.made.length).toBe(2);
  });
});

describe('A connection that breaks', () => {
  it('is given up when it does not stand again within three seconds, and another one is sought', async () => {
    await connected();
    at(0).become('disconnected');
    await pass(80);
    expect([leader.kinds(), leader.way.line]).toEqual([['offer'], 'reconnecting']);
    await pass(2_999);
    expect([leader.way.line, at(0).connectionState]).toEqual(['reconnecting', 'disconnected']);
    await pass(1);
    expect([leader.way.line, at(0).connectionState]).toEqual(['failed', 'closed']);
    await pass(1_000);
    expect(leader.way.line).toBeNull();
  });

  it('is looked at every three seconds as long as the browsers seek a way', async () => {
    await connected();
    at(0).become('disconnected');
    await pass(80);
    at(0).become('connecting');
    await pass(3_000);
    expect(leader.way.line).toBe('reconnecting');
    at(0).become('connected');
    await pass(3_000);
    expect([leader.way.line, browser.made.length]).toEqual(['connected', 2]);
  });
});
