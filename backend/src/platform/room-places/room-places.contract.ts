import { beforeEach, describe, expect, it } from '@jest/globals';
import type { RoomPlace, RoomPlaces } from '../../kernel/room-places.js';

export interface OpenedRoomPlaces {
  readonly places: RoomPlaces;
  /** The same, as another process knows them where there is one. */
  readonly elsewhere: RoomPlaces;
  /** Lets time pass for them. */
  pass(seconds: number): Promise<void>;
}

const place = (memberId: string, connection: string, more: Partial<RoomPlace> = {}): RoomPlace => ({
  ...{ room: 'oda', memberId, connection, holder: 'sekme', content: '{"açık":true}' },
  ...more,
});
const RULE = { above: 2, lastsMs: 60_000 };
/** A crowd has only just been seen. */
const WHOLE = 59_000;
const byMember = (one: RoomPlace, other: RoomPlace) => (one.memberId < other.memberId ? -1 : 1);

/** What holds for places in rooms wherever they are known. */
export function describeRoomPlaces(name: string, open: () => OpenedRoomPlaces): void {
  describe(name, () => {
    let places: RoomPlaces;
    let elsewhere: RoomPlaces;
    let pass: OpenedRoomPlaces['pass'];
    beforeEach(() => {
      ({ places, elsewhere, pass } = open());
    });
    const there = async (room = 'oda', seenBy = places) => [...(await seenBy.crowd(room, RULE)).places].sort(byMember);

    it('are empty at first', async () => expect([await there(), await places.of('oda', 'elif')]).toEqual([[], null]));
    it('are taken, each in its room', async () => {
      expect(await places.take(place('elif', '1'), false)).toEqual({ isTaken: true, before: null });
      await places.take(place('derya', '2'), false);
      await places.take(place('canan', '3', { room: 'başka' }), false);
      expect([await there(), await places.of('oda', 'derya'), await places.of('oda', 'canan')]).toEqual([
        [place('derya', '2'), place('elif', '1')],
        place('derya', '2'),
        null,
      ]);
    });
    it('are taken again by the same holder, through another connection', async () => {
      await places.take(place('elif', '1'), false);
      expect(await places.take(place('elif', '2'), false)).toEqual({ isTaken: true, before: place('elif', '1') });
      expect(await there()).toEqual([place('elif', '2')]);
    });
    it('stay with their holder, unless another takes them over', async () => {
      await places.take(place('elif', '1'), false);
      const other = place('elif', '2', { holder: 'öteki' });
      expect(await places.take(other, false)).toEqual({ isTaken: false, before: place('elif', '1') });
      expect(await there()).toEqual([place('elif', '1')]);
      expect(await places.take(other, true)).toEqual({ isTaken: true, before: place('elif', '1') });
      expect(await there()).toEqual([other]);
    });
    it('change and are left by the connection that holds them, and by no other', async () => {
      await places.take(place('elif', '1'), false);
      await places.take(place('elif', '2'), false);
      expect([await places.change(place('elif', '1', { content: 'eski' })), await places.leave(place('elif', '1'))]).toEqual([false, false]);
      expect(await places.change(place('elif', '2', { content: 'yeni' }))).toBe(true);
      expect(await there()).toEqual([place('elif', '2', { content: 'yeni' })]);
      expect([await places.leave(place('elif', '2')), await places.leave(place('elif', '2')), await there()]).toEqual([true, false, []]);
      expect([await places.change(place('elif', '2')), await there()]).toEqual([false, []]);
    });
    it('are empty when nobody renews them', async () => {
      await places.take(place('elif', '1'), false);
      await pass(25);
      await places.renew();
      await pass(25);
      expect(await there()).toEqual([place('elif', '1')]);
      await pass(6);
      expect([await there('oda', elsewhere), await places.of('oda', 'elif')]).toEqual([[], null]);
      expect(await places.take(place('elif', '2', { holder: 'öteki' }), false)).toEqual({ isTaken: true, before: null });
    });
    it('are renewed with what is known of them last, and not once they are left', async () => {
      for (const memberId of ['elif', 'derya']) await places.take(place(memberId, memberId), false);
      await places.change(place('elif', 'elif', { content: 'yeni' }));
      await places.leave(place('derya', 'derya'));
      await places.renew();
      expect(await there()).toEqual([place('elif', 'elif', { content: 'yeni' })]);
    });
    it('are a crowd while they are more than so many, and for a while after that', async () => {
      const crowdedMs = async (room = 'oda') => (await places.crowd(room, RULE)).crowdedMs;
      const come = (memberId: string) => places.take(place(memberId, memberId), false);
      const pass20 = async () => {
        await pass(20);
        await places.renew();
      };
      for (const memberId of ['elif', 'derya']) await come(memberId);
      expect(await crowdedMs()).toBe(0);
      await come('canan');
      expect(await crowdedMs()).toBeGreaterThan(WHOLE);
      await pass20();
      expect(await crowdedMs()).toBeGreaterThan(WHOLE);
      expect(await crowdedMs('başka')).toBe(0);
      await places.leave(place('canan', 'canan'));
      expect(await crowdedMs()).toBeGreaterThan(WHOLE);
      await pass20();
      await pass20();
      expect(await crowdedMs()).toBeLessThanOrEqual(20_000);
      await come('canan');
      expect(await crowdedMs()).toBeGreaterThan(WHOLE);
      await places.leave(place('canan', 'canan'));
      await crowdedMs();
      for (let time = 0; time < 2; time++) await pass20();
      expect(await crowdedMs()).toBeGreaterThan(0);
      await pass20();
      expect([await crowdedMs(), await there()]).toEqual([0, [place('derya', 'derya'), place('elif', 'elif')]]);
    });
    it('begin anew once nobody is there', async () => {
      const rule = { above: 0, lastsMs: 60_000 };
      await places.take(place('elif', '1'), false);
      expect((await places.crowd('oda', rule)).crowdedMs).toBeGreaterThan(WHOLE);
      await places.leave(place('elif', '1'));
      expect(await places.crowd('oda', rule)).toEqual({ places: [], crowdedMs: 0 });
    });
    it('go to one of several pages that come at once', async () => {
      const tabs = Array.from({ length: 10 }, (_, index) => place('elif', `${index}`, { holder: `sekme-${index}` }));
      const taken = await Promise.all(tabs.map((tab) => places.take(tab, false)));
      expect(taken.filter(({ isTaken }) => isTaken)).toHaveLength(1);
    });
  });
}
