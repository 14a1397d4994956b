import { beforeEach, describe, expect, it } from '@jest/globals';
import { TestClock } from '../../../../test/test-clock.js';
import type { MediaRouter, RouterWatcher } from '../../../kernel/media-router.js';
import { noRouter } from '../../../platform/media-router/no-router.js';
import type { KnownPeer } from './peers.rules.js';
import { VoiceCarriers } from './voice-carriers.service.js';
import { type VoiceSocket, VoiceSockets } from './voice-sockets.service.js';

const peer = (userId: string): KnownPeer => ({ userId, connectionId: `page of ${userId}`, isMuted: false, isDeafened: false, isSilenced: false, shutFrom: [] });
const NINE = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map(peer);
const listed = (peers: readonly KnownPeer[], crowdedMs = peers.length > 8 ? 60_000 : 0) => ({ peers, crowdedMs });

/** A router that carries, and remembers who is arranged. */
class Carrying implements MediaRouter {
  readonly seats = 100;
  carries = true;
  arranged: readonly string[] = [];
  watcher: RouterWatcher | null = null;
  answer: string | null = 'answer';
  readonly admit = async () => this.answer;
  readonly leave = () => undefined;
  readonly held = () => 0;
  readonly linesOf = noRouter.linesOf;
  arrange(_room: string, members: readonly { readonly connection: string }[]): void {
    this.arranged = members.map(({ connection }) => connection);
  }
  watch(watcher: RouterWatcher): void {
    this.watcher = watcher;
  }
}

/** The sockets of a process to which the first page is connected. */
class OnePage extends VoiceSockets {
  readonly told: string[] = [];
  override isOpen = (connectionId: string) => connectionId === 'page of a' && !this.isShut(connectionId);
  override tell = (connectionId: string, event: string, what?: unknown) => void this.told.push(`${connectionId}: ${event} ${JSON.stringify(what)}`);
  override all = () => [] as readonly VoiceSocket[];
}

describe('A room whose members come through several processes', () => {
  let router: Carrying;
  let sockets: OnePage;
  let carriers: VoiceCarriers;
  let clock: TestClock;
  const page = { id: 'page of a', data: { joined: { peer: NINE[0], place: { roomId: 'oda', tabId: 't' } } } } as unknown as VoiceSocket;
  beforeEach(() => {
    router = new Carrying();
    sockets = new OnePage();
    clock = new TestClock();
    carriers = new VoiceCarriers(router, clock, sockets);
  });

  it('has all of them arranged, and the pages of its own process are told', () => {
    carriers.arrange('oda', listed(NINE));
    expect(router.arranged).toHaveLength(9);
    expect(sockets.told).toEqual(['page of a: carried {"by":"router","lines":[]}']);
  });

  it('has nobody arranged where none of its pages are', () => {
    carriers.arrange('oda', listed(NINE.slice(1)));
    expect([router.arranged, sockets.told]).toEqual([[], []]);
  });

  it('begins with the router where others still hold it there, and looks again when its time is over', () => {
    const due: string[] = [];
    carriers.watch((room) => void due.push(room));
    carriers.arrange('oda', listed(NINE.slice(0, 3), 20_000));
    expect([carriers.carriedOf('oda', 'page of a').by, router.arranged]).toEqual(['router', ['page of a', 'page of b', 'page of c']]);
    // Who goes meanwhile changes nothing about that.
    carriers.putOut('oda', 'c');
    clock.advance({ seconds: 19 });
    expect([due, router.arranged]).toEqual([[], ['page of a', 'page of b']]);
    clock.advance({ seconds: 1 });
    expect(due).toEqual(['oda']);
    carriers.arrange('oda', listed(NINE.slice(0, 2)));
    // The router keeps it until its browsers are connected.
    expect([carriers.carriedOf('oda', 'page of a').by, router.arranged]).toEqual(['mesh', ['page of a', 'page of b']]);
    clock.advance({ seconds: 30 });
    expect(due).toEqual(['oda', 'oda']);
    carriers.arrange('oda', listed(NINE.slice(0, 2)));
    expect(router.arranged).toEqual([]);
  });

  it('does not take in again whom a process has put out, while theirs still lists them', () => {
    carriers.arrange('oda', listed(NINE));
    carriers.putOut('oda', 'b');
    expect(router.arranged).not.toContain('page of b');
    carriers.arrange('oda', listed(NINE));
    expect(router.arranged).not.toContain('page of b');
    carriers.arrange('oda', listed([...NINE.slice(2), peer('a'), { ...peer('b'), connectionId: 'another page of b' }]));
    expect(router.arranged).toContain('another page of b');
  });

  it('is offered a link anew as often as the router asks, also while it goes back to its browsers, and not otherwise', async () => {
    carriers.arrange('oda', listed(NINE));
    const asked = () => carriers.takesAsked(page, { link: 'bir' });
    expect(asked()).toBe(false);
    router.watcher?.renew('page of a', 'bir');
    router.watcher?.renew('page of a', 'bir');
    expect([asked(), asked(), asked()]).toEqual([true, true, false]);
    router.carries = false;
    carriers.arrange('oda', listed(NINE));
    const offer = { link: 'bir', sdp: '' };
    expect(await carriers.offer(page, offer, true)).toMatchObject({ success: true });
    expect(await carriers.offer(page, offer, false)).toMatchObject({ success: false });
  });

  it('may be offered a link again that the router did not take, twice for each time that it has asked, and not once the page is shut', async () => {
    carriers.arrange('oda', listed(NINE));
    router.answer = null;
    const offer = { link: 'bir', sdp: '' };
    const offered = async () => {
      if (!carriers.takesAsked(page, offer)) return false;
      await carriers.offer(page, offer, true);
      return true;
    };
    const offeredInAll = async () => {
      let times = 0;
      while (times < 10 && (await offered())) times++;
      return times;
    };
    router.watcher?.renew('page of a', 'bir');
    expect(await offeredInAll()).toBe(3);
    router.watcher?.renew('page of a', 'bir');
    expect(await offeredInAll()).toBe(3);
    router.watcher?.renew('page of a', 'bir');
    expect(carriers.takesAsked(page, offer)).toBe(true);
    const late = carriers.offer(page, offer, true);
    sockets.noteEnded('page of a');
    carriers.cut(page);
    await late;
    expect(carriers.takesAsked(page, offer)).toBe(false);
  });
});
