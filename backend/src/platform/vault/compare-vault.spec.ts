import { beforeEach, describe, expect, it } from '@jest/globals';
import type { RecordedEvent } from '../../kernel/event.js';
import { BEGINNING, type Checkpoint } from '../../kernel/event-log.js';
import { compareVault } from './compare-vault.js';

const streams = [
  {
    events: {
      Joined: { schema: 1, personal: { subject: ({ memberId }: { memberId: string }) => memberId, fields: ['name'] } },
      Said: { schema: 1, sealedFor: ({ memberId }: { memberId: string }) => [`${memberId}.said`, `${memberId}.days#one`] },
      Gone: { schema: 1, erases: ({ memberId }: { memberId: string }) => [memberId] },
    },
  },
] as unknown as Parameters<typeof compareVault>[2];

describe('A vault that is compared with a log', () => {
  let events: RecordedEvent[];
  let keys: Map<string, 'kept' | 'destroyed'>;
  let compared: Checkpoint;
  let read: number;
  let thrownAway: string[];

  const happened = (type: 'Joined' | 'Said' | 'Gone', memberId: string) => {
    const position = events.length + 1;
    const data = type === 'Joined' ? { memberId, name: { sealed: 'AA' } } : { memberId };
    events.push({ type, data, position, stream: `${type}-${memberId}`, revision: 0, id: `e${position}`, schema: 1 } as unknown as RecordedEvent);
  };
  const log = {
    head: async () => events.length,
    readAll: async (after: number, limit: number) => {
      const page = events.slice(after, after + limit);
      read += page.length;
      return page;
    },
    readStream: async (stream: string) => events.filter((event) => event.stream === stream),
  };
  const noted = (what: string) => async (memberId: string) => void thrownAway.push(`${what} ${memberId}`);
  const vault = {
    compared: async () => compared,
    setCompared: async (checkpoint: Checkpoint) => {
      compared = checkpoint;
    },
    stateOf: async (subject: string) => keys.get(subject) ?? ('none' as const),
    forget: async (subject: string) => void keys.set(subject, 'destroyed'),
    dropPassword: noted('password'),
    spendAll: noted('tokens'),
    entries: async () => [...keys.keys()].map((id) => ({ kind: 'key' as const, id, wrapped: null })),
  };
  const compare = () => compareVault(log, vault, streams);

  beforeEach(() => {
    [events, keys, compared, read, thrownAway] = [[], new Map(), BEGINNING, 0, []];
  });

  it('is right where there is nothing yet', async () => {
    await compare();
    expect(compared).toEqual(BEGINNING);
  });
  it('has a key for everything that is sealed', async () => {
    for (const id of ['a', 'b']) happened('Joined', id);
    keys.set('a', 'kept');
    await expect(compare()).rejects.toThrow('The vault lacks 1 key with');
    expect(compared).toEqual(BEGINNING);
    keys.set('b', 'kept');
    await compare();
    expect(compared).toMatchObject({ position: 2 });
  });
  it('has the keys under which whoever wrote a fact has sealed something in it', async () => {
    happened('Said', 'a');
    keys.set('a.said', 'kept');
    await expect(compare()).rejects.toThrow('The vault lacks 1 key with');
    keys.set('a.days#', 'kept');
    await compare();
    expect(compared).toMatchObject({ position: 1 });
  });
  it('is not said to be right while a later release has recorded what nobody here can tell the subject of', async () => {
    happened('Joined', 'a');
    keys.set('a', 'kept');
    events = events.map((event) => ({ ...event, schema: 2 }));
    await expect(compare()).rejects.toThrow('Joined, revision 0 of Joined-a, was recorded in version 2 by a later release');
    expect(compared).toEqual(BEGINNING);
  });
  it('is lost where it has no key at all', async () => {
    happened('Joined', 'a');
    await expect(compare()).rejects.toThrow('The vault holds no key at all');
  });
  it('need not have the keys of those who were erased', async () => {
    happened('Joined', 'a');
    happened('Gone', 'a');
    await compare();
    expect([...keys]).toEqual([['a', 'destroyed']]);
  });
  it('loses again what was destroyed, and what belonged to it', async () => {
    happened('Joined', 'a');
    happened('Gone', 'a');
    keys.set('a', 'kept');
    await compare();
    expect([[...keys], thrownAway]).toEqual([[['a', 'destroyed']], ['password a', 'tokens a']]);
    thrownAway = [];
    compared = BEGINNING;
    await compare();
    expect(thrownAway).toEqual([]);
  });
  it('loses nothing while keys are missing', async () => {
    for (const id of ['a', 'b']) happened('Joined', id);
    happened('Gone', 'a');
    keys.set('a', 'kept');
    await expect(compare()).rejects.toThrow('The vault lacks');
    expect(keys.get('a')).toBe('kept');
  });
  it('is compared with what is new alone', async () => {
    for (const id of ['a', 'b']) {
      happened('Joined', id);
      keys.set(id, 'kept');
    }
    await compare();
    happened('Joined', 'a');
    read = 0;
    await compare();
    expect([read, compared.position]).toEqual([1, 3]);
  });
  it('is compared with everything when the log is another', async () => {
    happened('Joined', 'a');
    keys.set('a', 'kept');
    compared = { position: 1, anchor: { stream: 'Joined-x', revision: 0, id: 'x' } };
    read = 0;
    await compare();
    expect([read, compared.anchor?.id]).toEqual([1, 'e1']);
  });
  it('is compared with everything when the log is from before', async () => {
    happened('Joined', 'a');
    compared = { position: 9, anchor: null };
    keys.set('b', 'kept');
    await expect(compare()).rejects.toThrow('The vault lacks 1 key with');
  });
});
