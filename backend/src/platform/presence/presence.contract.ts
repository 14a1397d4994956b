import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Presence } from '../../kernel/presence.js';

export interface OpenedPresence {
  readonly presence: Presence;
  /** Lets time pass for it. */
  pass(seconds: number): Promise<void>;
}

/** What holds for presence wherever it is known. */
export function describePresence(name: string, open: () => OpenedPresence): void {
  describe(name, () => {
    let presence: Presence;
    let pass: OpenedPresence['pass'];
    beforeEach(() => {
      ({ presence, pass } = open());
    });
    const enter = (...connections: string[]) => Promise.all(connections.map((connection) => presence.enter('site', memberOf(connection), connection)));
    const at = async (place = 'site') => ({ members: [...(await presence.membersAt(place))].sort(), count: await presence.countAt(place) });
    const nobody = { members: [], count: 0 };
    const only = (...members: string[]) => ({ members, count: members.length });

    describe('A place', () => places(() => presence, enter, at));
    it('has nobody at first', async () => expect(await at()).toEqual(nobody));
    it('keeps a member for a minute', async () => {
      await enter('elif-1');
      await pass(55);
      expect(await at()).toEqual(only('elif'));
      await pass(6);
      expect(await at()).toEqual(nobody);
    });
    it('has those of some members who are there and have not lapsed', async () => {
      await enter('elif-1', 'derya-1', 'canan-1');
      await pass(40);
      await presence.renew(['elif-1']);
      await presence.leave('canan-1');
      const among = async (...members: string[]) => [...(await presence.amongAt('site', members))].sort();
      expect([await among('elif', 'derya', 'canan', 'nobody', 'elif'), await among('canan'), await among()]).toEqual([['derya', 'elif'], [], []]);
      await pass(25);
      expect(await among('elif', 'derya')).toEqual(['elif']);
      expect([...(await presence.amongAt('room:1', ['elif']))]).toEqual([]);
    });
    it('keeps a member for as long as a connection is renewed', async () => {
      await enter('elif-1', 'derya-1');
      for (let turn = 0; turn < 4; turn++) {
        await pass(40);
        await presence.renew(['elif-1']);
      }
      expect(await at()).toEqual(only('elif'));
    });
    it('keeps a member whose other connection is renewed, until that one leaves', async () => {
      await enter('elif-1', 'elif-2');
      await pass(40);
      await presence.renew(['elif-2']);
      await pass(40);
      expect(await at()).toEqual(only('elif'));
      await presence.leave('elif-2');
      expect(await at()).toEqual(nobody);
    });
    it('loses a member at the time of the connection that is left', async () => {
      await enter('elif-1');
      await pass(40);
      await enter('elif-2');
      await presence.leave('elif-2');
      expect(await at()).toEqual(only('elif'));
      await pass(21);
      expect(await at()).toEqual(nobody);
    });
    it('has a member back that is renewed late', async () => {
      await enter('elif-1');
      await pass(90);
      await presence.renew(['elif-1']);
      expect(await at()).toEqual(only('elif'));
    });
    it('has nobody back who has left', async () => {
      await enter('elif-1');
      await presence.leave('elif-1');
      await presence.renew(['elif-1', 'nobody-1']);
      expect(await at()).toEqual(nobody);
    });
    it('keeps everybody of a crowd that is renewed at once', async () => {
      const crowd = Array.from({ length: 1_201 }, (_, index) => `member${index}-1`);
      await enter(...crowd);
      await pass(40);
      await presence.renew(crowd);
      await pass(40);
      expect(await presence.countAt('site')).toBe(1_201);
    });
  });
}

/** Connections of the tests are named after their members. */
const memberOf = (connection: string): string => connection.split('-')[0] ?? '';

function places(
  presence: () => Presence,
  enter: (...connections: string[]) => Promise<unknown>,
  at: (place?: string) => Promise<{ members: string[]; count: number }>,
): void {
  it('has each member once, however many connections there are', async () => {
    await enter('elif-1', 'derya-1', 'elif-2', 'elif-2');
    expect(await at()).toEqual({ members: ['derya', 'elif'], count: 2 });
  });
  it('has a member until the last connection has left', async () => {
    await enter('elif-1', 'elif-2', 'derya-1');
    await presence().leave('elif-1');
    expect((await at()).members).toEqual(['derya', 'elif']);
    await presence().leave('elif-2');
    await presence().leave('elif-2');
    expect(await at()).toEqual({ members: ['derya'], count: 1 });
  });
  it('has nobody who is elsewhere', async () => {
    await enter('elif-1');
    await presence().enter('room:1', 'derya', 'derya-1');
    expect([(await at()).members, (await at('room:1')).members, (await at('room')).members]).toEqual([['elif'], ['derya'], []]);
  });
  it('is left with all others by a connection that was at several', async () => {
    await enter('elif-1', 'elif-2');
    await presence().enter('room:1', 'elif', 'elif-1');
    await presence().leave('elif-1');
    expect([(await at()).members, (await at('room:1')).members]).toEqual([['elif'], []]);
  });
}
