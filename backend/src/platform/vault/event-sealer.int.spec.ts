import { beforeEach, describe, expect, it } from '@jest/globals';
import type { EventDescription } from '../../kernel/decider.js';
import type { DomainEvent } from '../../kernel/event.js';
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
  beforeEach(() => {
    vault = close(new SqliteVault(path('vault'), Buffer.alloc(32, 1)));
    sealer = new EventSealer(vault, [STREAM]);
  });

  it('tells nothing of the person once it is sealed', async () => {
    const sealed = JSON.stringify(await sealer.seal(registered));
    for (const secret of ['elif', 'Elif', 'Işık']) expect(sealed).not.toContain(secret);
    expect(sealed).toContain('"memberId":"m1"');
  });
  it('is as it was once it is opened', async () => expect(await sealer.open(await sealer.seal(registered))).toEqual(registered));
  it('stays as it was for whoever seals it', async () => {
    const before = structuredClone(registered);
    await sealer.seal(registered);
    expect(registered).toEqual(before);
  });
  it('has nothing left but the member id once the person was forgotten', async () => {
    const sealed = await sealer.seal(registered);
    await vault.forget('m1');
    expect((await sealer.open(sealed)).data).toEqual({ memberId: 'm1', username: null, email: null, firstName: null, lastName: null, displayName: null });
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
    expect((await sealer.open(sealed)).data).toMatchObject({ description: 'Reklam' });
    await vault.forget('author');
    expect((await sealer.open(sealed)).data).toMatchObject({ description: null });
  });
});

describe('An event with words that may outlive their author', () => {
  const path = scratchFolder();
  const close = closing();
  const added: DomainEvent = { type: 'CommentAdded', data: { authorId: 'm1', content: 'Önce ölçün' } };
  let vault: SqliteVault;
  let sealer: EventSealer;
  beforeEach(() => {
    vault = close(new SqliteVault(path('vault'), Buffer.alloc(32, 1)));
    sealer = new EventSealer(vault, [STREAM]);
  });

  it('keeps them when the person is forgotten', async () => {
    const sealed = await sealer.seal(added);
    expect(JSON.stringify(sealed)).not.toContain('ölçün');
    await vault.forget('m1');
    expect(await sealer.open(sealed)).toEqual(added);
  });
  it('says nothing once the words are to go, and is still of the shape that its readers know', async () => {
    const sealed = await sealer.seal(added);
    await vault.forget(textsOf('m1'));
    expect((await sealer.open(sealed)).data).toEqual({ authorId: 'm1', content: '' });
    expect((await sealer.seal(added)).data).toEqual({ authorId: 'm1', content: '' });
  });
  it('keeps its list of words as it keeps its text, and an empty list once they are to go', async () => {
    const tagged: DomainEvent = { type: 'CommentAdded', data: { authorId: 'm1', content: 'Önce ölçün', tags: ['hız', 'bellek'] } };
    const sealed = await sealer.seal(tagged);
    expect(JSON.stringify(sealed)).not.toContain('bellek');
    expect(await sealer.open(sealed)).toEqual(tagged);
    await vault.forget(textsOf('m1'));
    const gone = { authorId: 'm1', content: '', tags: [] };
    expect([(await sealer.open(sealed)).data, (await sealer.seal(tagged)).data]).toEqual([gone, gone]);
  });
  it('loses a list from before it was sealed as well, so that nobody counts half of a life', async () => {
    const old: DomainEvent = { type: 'CommentAdded', data: { authorId: 'm1', content: 'Önce ölçün', tags: ['hız'] } };
    expect(await sealer.open(old)).toEqual(old);
    await vault.forget(textsOf('m1'));
    expect((await sealer.open(old)).data).toEqual({ authorId: 'm1', content: 'Önce ölçün', tags: [] });
  });
  it('is read as it stands when it is from before its words were sealed', async () => expect(await sealer.open(added)).toEqual(added));
});

describe('An event without personal fields', () => {
  const path = scratchFolder();
  const close = closing();

  it('is left as it is', async () => {
    const sealer = new EventSealer(close(new SqliteVault(path('vault'), Buffer.alloc(32, 1))), [STREAM]);
    expect([await sealer.seal(verified), await sealer.open(verified)]).toEqual([verified, verified]);
  });
});
