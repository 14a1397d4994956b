import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Command } from '../../kernel/command.js';
import type { EventDescription, StreamType } from '../../kernel/decider.js';
import type { DomainEvent } from '../../kernel/event.js';
import { RecordedLater } from '../../kernel/event-reader.js';
import { recorded } from '../../kernel/facts.fixture.js';
import { textsOf } from '../../kernel/vault.js';
import { closing, scratchFolder } from '../scratch.fixture.js';
import { EventSealer } from './event-sealer.js';
import { SqliteVault } from './sqlite-vault.js';

const PERSON = { username: 'elif', email: 'elif@example.com', firstName: 'Elif', lastName: 'Işık', displayName: null };
const registered: DomainEvent = { type: 'MemberRegistered', data: { memberId: 'm1', ...PERSON } };
type Registered = { memberId: string } & typeof PERSON;
type Commented = { authorId: string; content: string; tags?: string[] };
type Reported = { reportedUserId: string; description: string };
const memberRegistered: EventDescription<Registered> = {
  schema: 1,
  personal: { subject: ({ memberId }) => memberId, fields: ['username', 'email', 'firstName', 'lastName', 'displayName'] },
};
const contentReported: EventDescription<Reported> = { schema: 1, personal: { subject: ({ reportedUserId }) => reportedUserId, fields: ['description'] } };
const commentAdded: EventDescription<Commented> = {
  schema: 1,
  personal: { subject: ({ authorId }) => textsOf(authorId), fields: ['content', 'tags'], forgotten: '' },
};
const STREAM = {
  events: { MemberRegistered: memberRegistered, ContentReported: contentReported, CommentAdded: commentAdded, EmailVerified: { schema: 1 as const } },
};
const verified: DomainEvent = { type: 'EmailVerified', data: { memberId: 'm1' } };

describe('An event with personal fields', () => {
  const path = scratchFolder();
  const close = closing();
  let vault: SqliteVault;
  let sealer: EventSealer;
  const read = async (event: DomainEvent) => {
    const { type, data } = await sealer.read(recorded(event));
    return { type, data };
  };
  beforeEach(() => {
    vault = close(new SqliteVault(path('vault'), Buffer.alloc(32, 1)));
    sealer = new EventSealer(vault, [STREAM]);
  });

  it('tells nothing of the person once it is sealed', async () => {
    const sealed = JSON.stringify(await sealer.seal(registered));
    for (const secret of ['elif', 'Elif', 'Işık']) expect(sealed).not.toContain(secret);
    expect(sealed).toContain('"memberId":"m1"');
  });
  it('is as it was once it is opened', async () => expect(await read(await sealer.seal(registered))).toEqual(registered));
  it('stays as it was for whoever seals it', async () => {
    const before = structuredClone(registered);
    await sealer.seal(registered);
    expect(registered).toEqual(before);
  });
  it('has nothing left but the member id once the person was forgotten', async () => {
    const sealed = await sealer.seal(registered);
    await vault.forget('m1');
    expect((await read(sealed)).data).toEqual({ memberId: 'm1', username: null, email: null, firstName: null, lastName: null, displayName: null });
  });
  it('says nothing more of somebody who was forgotten', async () => {
    await vault.forget('m1');
    expect((await sealer.seal(registered)).data).toEqual({ memberId: 'm1', username: null, email: null, firstName: null, lastName: null, displayName: null });
  });
  it('is sealed under the key of the one whom it is about', async () => {
    const sealed = await sealer.seal<DomainEvent>({
      type: 'ContentReported',
      data: { reportedUserId: 'author', reporterId: 'reporter', description: 'Reklam' },
    });
    await vault.forget('reporter');
    expect((await read(sealed)).data).toMatchObject({ description: 'Reklam' });
    await vault.forget('author');
    expect((await read(sealed)).data).toMatchObject({ description: null });
  });
});

describe('An event with words that may outlive their author', () => {
  const path = scratchFolder();
  const close = closing();
  const added: DomainEvent = { type: 'CommentAdded', data: { authorId: 'm1', content: 'Önce ölçün' } };
  let vault: SqliteVault;
  let sealer: EventSealer;
  const read = async (event: DomainEvent) => {
    const { type, data } = await sealer.read(recorded(event));
    return { type, data };
  };
  beforeEach(() => {
    vault = close(new SqliteVault(path('vault'), Buffer.alloc(32, 1)));
    sealer = new EventSealer(vault, [STREAM]);
  });

  it('keeps them when the person is forgotten', async () => {
    const sealed = await sealer.seal(added);
    expect(JSON.stringify(sealed)).not.toContain('ölçün');
    await vault.forget('m1');
    expect(await read(sealed)).toEqual(added);
  });
  it('says nothing once the words are to go, and is still of the shape that its readers know', async () => {
    const sealed = await sealer.seal(added);
    await vault.forget(textsOf('m1'));
    expect((await read(sealed)).data).toEqual({ authorId: 'm1', content: '' });
    expect((await sealer.seal(added)).data).toEqual({ authorId: 'm1', content: '' });
  });
  it('keeps its list of words as it keeps its text, and an empty list once they are to go', async () => {
    const tagged: DomainEvent = { type: 'CommentAdded', data: { authorId: 'm1', content: 'Önce ölçün', tags: ['hız', 'bellek'] } };
    const sealed = await sealer.seal(tagged);
    expect(JSON.stringify(sealed)).not.toContain('bellek');
    expect(await read(sealed)).toEqual(tagged);
    await vault.forget(textsOf('m1'));
    const gone = { authorId: 'm1', content: '', tags: [] };
    expect([(await read(sealed)).data, (await sealer.seal(tagged)).data]).toEqual([gone, gone]);
  });
  it('loses a list from before it was sealed as well, so that nobody counts half of a life', async () => {
    const old: DomainEvent = { type: 'CommentAdded', data: { authorId: 'm1', content: 'Önce ölçün', tags: ['hız'] } };
    expect(await read(old)).toEqual(old);
    await vault.forget(textsOf('m1'));
    expect((await read(old)).data).toEqual({ authorId: 'm1', content: 'Önce ölçün', tags: [] });
  });
  it('is read as it stands when it is from before its words were sealed', async () => expect(await read(added)).toEqual(added));
});

describe('An event whose shape has changed', () => {
  const path = scratchFolder();
  const close = closing();
  type V1 = { who: string; name: string | null; about: string };
  type V2 = { who: string; called: { name: string | null }; about: string };
  type V3 = { memberId: string; name: string | null; about: string | null; tags: string[] };
  type Joined = DomainEvent<'Joined', V3, [V1, V2]>;
  const joined: StreamType<null, Command, Joined>['events']['Joined'] = {
    schema: 3,
    personal: { subject: ({ memberId }) => memberId, fields: ['name', 'about', 'tags'] },
    earlier: [
      {
        personal: { subject: ({ who }) => who, fields: ['name'] },
        upcast: ({ name, ...rest }) => ({ ...rest, called: { name: name?.toUpperCase() ?? null } }),
      },
      { upcast: ({ who, called, about }) => ({ memberId: who, name: called.name, about, tags: about.split(' ') }) },
    ],
  };
  const NOW_IT_SAYS = { memberId: 'm1', name: 'ELIF', about: 'yazar okur', tags: ['yazar', 'okur'] };
  let vault: SqliteVault;
  let sealer: EventSealer;
  const inVersion = (schema: number, data: object) => recorded({ type: 'Joined', data }, { schema });
  const firstVersion = async () => inVersion(1, { who: 'm1', name: { sealed: await vault.seal('m1', 'elif') }, about: 'yazar okur' });
  beforeEach(() => {
    vault = close(new SqliteVault(path('vault'), Buffer.alloc(32, 1)));
    sealer = new EventSealer(vault, [{ events: { Joined: joined } }]);
  });

  it('is opened as it was sealed and then told step by step', async () =>
    expect(await sealer.read(await firstVersion())).toMatchObject({ schema: 3, data: NOW_IT_SAYS }));
  it('goes the rest of the way from the version that it was recorded in', async () => {
    const second = inVersion(2, { who: 'm1', called: { name: 'Elif' }, about: 'yazar okur' });
    expect(await sealer.read(second)).toMatchObject({ schema: 3, data: { ...NOW_IT_SAYS, name: 'Elif' } });
  });
  it('goes no way in today’s version', async () => {
    const sealed = await sealer.seal({ type: 'Joined', data: NOW_IT_SAYS });
    expect(await sealer.read(recorded(sealed, { schema: 3 }))).toMatchObject({ schema: 3, data: NOW_IT_SAYS });
  });
  it('stays in the log as it is', async () => {
    const event = await firstVersion();
    const before = structuredClone(event);
    await sealer.read(event);
    sealer.readShut(event);
    expect(event).toEqual(before);
  });
  it('says nothing more of somebody who was forgotten, also where an earlier version had not sealed it', async () => {
    const event = await firstVersion();
    await vault.forget('m1');
    expect((await sealer.read(event)).data).toEqual({ memberId: 'm1', name: null, about: null, tags: [] });
  });
  it('says without a key what it says of somebody who was forgotten', async () => {
    const shut = { memberId: 'm1', name: null, about: null, tags: [] };
    const today = await sealer.seal({ type: 'Joined', data: NOW_IT_SAYS });
    expect([sealer.readShut(await firstVersion()).data, sealer.readShut(recorded(today, { schema: 3 })).data]).toEqual([shut, shut]);
  });
  it('is not read at all in a version that nobody here knows', async () => {
    const later = inVersion(4, { member: 'm1' });
    const sentence = /^Joined, revision 0 of stream-1, was recorded in version 4 by a later release, and this one knows it up to version 3\./;
    await expect(sealer.read(later)).rejects.toThrow(sentence);
    await expect(sealer.read(later)).rejects.toBeInstanceOf(RecordedLater);
    expect(() => sealer.readShut(later)).toThrow(sentence);
  });
});

describe('The description of an event whose shape has changed', () => {
  type Moved = DomainEvent<'Moved', { to: string | null }, [{ to?: string }]>;
  type Described = StreamType<null, Command, Moved>['events']['Moved'];
  const upcast = ({ to = null }: { to?: string | null }) => ({ to });

  it('has its version and one step from each before; anything else does not compile', () => {
    const whole: Described = { schema: 2, earlier: [{ upcast }] };
    // @ts-expect-error No step from version 1.
    const unstepped: Described = { schema: 2 };
    // @ts-expect-error No step from version 1.
    const empty: Described = { schema: 2, earlier: [] };
    // @ts-expect-error The shape has changed once.
    const first: Described = { schema: 1, earlier: [{ upcast }] };
    // @ts-expect-error The step does not lead to what version 2 says.
    const astray: Described = { schema: 2, earlier: [{ upcast: ({ to }: { to?: string }) => ({ to }) }] };
    // @ts-expect-error It never had another shape.
    const unchanged: StreamType<null, Command, DomainEvent<'Stayed', { at: string }>>['events']['Stayed'] = { schema: 2, earlier: [{ upcast }] };
    expect([whole, unstepped, empty, first, astray, unchanged]).toHaveLength(6);
  });
});

describe('An event without personal fields', () => {
  const path = scratchFolder();
  const close = closing();

  it('is left as it is', async () => {
    const sealer = new EventSealer(close(new SqliteVault(path('vault'), Buffer.alloc(32, 1))), [STREAM]);
    const stored = recorded(verified);
    expect([await sealer.seal(verified), await sealer.read(stored), sealer.readShut(stored)]).toEqual([verified, stored, stored]);
  });
});
