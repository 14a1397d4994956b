import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { DRAFT_CODE, DRAFT_TEXT, type DraftConflict } from '../contracts/drafts.js';
import { PROFILE_DRAFT_LIMITS, PROFILE_DRAFT_STEPS, PROFILE_DRAFT_TEXT, type ProfileDraft } from '../contracts/profile-drafts.js';
import type { EventLog } from '../src/kernel/event-log.js';
import type { MemberNotes } from '../src/kernel/member-notes.js';
import { EVENT_LOG, MEMBER_NOTES } from '../src/platform/tokens.js';
import { PASSWORD, startApp, type TestApp } from './app.js';
import type { Client } from './client.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';

let app: TestApp;
let members = 0;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const member = () => app.member(`duzenleyen.${members++}`);
const path = (step: string) => `/api/profile/drafts/${step}`;
const save = (who: Client, step: string, content: string, version: string | null = null) => who.put<ProfileDraft>(path(step), { content, version });
const list = async (who: Client) => (await who.get<ProfileDraft[]>('/api/profile/drafts')).body.data;

describe('the draft of a step of the profile', () => {
  inBothHomes.it('is kept and found again on another device, and nobody else has it', async () => {
    const writer = await member();
    const name = `duzenleyen.${members - 1}`;
    const { status, body } = await save(writer, 'personal', '{"bio":"Yarım"}');
    const kept = { step: 'personal', content: '{"bio":"Yarım"}', version: expect.any(String), saved_at: app.clock.now().toISOString() };
    expect([status, body.data]).toEqual([200, kept]);
    expect(await list(await app.guest.signIn(name, PASSWORD))).toEqual([kept]);
    expect(await list(await member())).toEqual([]);
    expect((await app.guest.get('/api/profile/drafts')).status).toBe(401);
  });
  inBothHomes.it('goes on from the version that its writer knew, and is never overwritten by whoever did not know it', async () => {
    const writer = await member();
    const first = (await save(writer, 'skills', 'bir')).body.data;
    const second = (await save(writer, 'skills', 'iki', first.version)).body.data;
    for (const version of [null, first.version]) {
      const { status, body } = await save(writer, 'skills', 'üç', version);
      expect([status, body.code, body.error, (body as unknown as DraftConflict).draft]).toEqual([409, DRAFT_CODE.conflict, DRAFT_TEXT.newer, second]);
    }
    expect((await save(writer, 'skills', 'iki')).body.data).toEqual(second);
  });
  inBothHomes.it('goes once it was published or thrown away', async () => {
    const writer = await member();
    const { version } = (await save(writer, 'projects', 'bir')).body.data;
    expect((await writer.delete(path('projects'))).body).toMatchObject({ data: { deleted: true }, message: PROFILE_DRAFT_TEXT.removed });
    expect(await list(writer)).toEqual([]);
    expect((await save(writer, 'projects', 'iki', version)).body).toMatchObject({ status: 409, draft: null });
  });
  it('is one for each step, each as long as the longest list', async () => {
    const writer = await member();
    for (const step of PROFILE_DRAFT_STEPS) expect((await save(writer, step, 'ğ'.repeat(PROFILE_DRAFT_LIMITS.content))).status).toBe(200);
    expect((await list(writer)).map(({ step }) => step).sort()).toEqual([...PROFILE_DRAFT_STEPS].sort());
    const { status, body } = await save(await member(), 'personal', 'x'.repeat(PROFILE_DRAFT_LIMITS.content + 1));
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['content']]);
  });
  it.each(['privacy', 'roles', 'Personal', '__proto__', 'topic'])('is not kept for %s', async (step) => {
    const { status, body } = await save(await member(), step, 'x');
    expect([status, body.error]).toEqual([400, PROFILE_DRAFT_TEXT.badStep]);
  });
  it('leaves no trace in the log, and is no draft of the forum', async () => {
    const writer = await member();
    const log = app.meydan.app.get<EventLog>(EVENT_LOG);
    const head = await log.head();
    await save(writer, 'personal', 'gizli');
    expect(await log.head()).toBe(head);
    expect((await writer.get('/api/forum/drafts')).body.data).toEqual([]);
  });
  inBothHomes.it('goes with its member', async () => {
    const writer = await member();
    await save(writer, 'personal', 'gizli');
    await writer.post('/api/auth/account-deletion', { password: PASSWORD, keep_content: true });
    await app.settled();
    app.clock.advance({ days: 8 });
    await app.settled();
    expect(await app.meydan.app.get<MemberNotes>(MEMBER_NOTES).count({ memberId: writer.id, kind: 'profile-draft' })).toBe(0);
  });
});
