import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { atLeast, atMost } from '../contracts/field-problems.js';
import { COMMENT_LIMITS, commentProblems, FORUM_FIELDS } from '../contracts/forum.js';
import { type CreatePostingRequest, POSTING_FIELDS, POSTING_LIMITS, POSTING_TEXT } from '../contracts/help-wanted.js';
import { HOLDING_TEXT } from '../contracts/holding.js';
import { UPDATE_LIMITS } from '../contracts/project-updates.js';
import { type CreateProjectRequest, INVITED_TEXT, PROJECT_FIELDS, PROJECT_LIMITS, PROJECT_WRITING_TEXT } from '../contracts/project-writing.js';
import type { Client } from './client.js';
import { fellows, PROJECT, PROJECTS } from './fellows.js';
import { said, Town, usernameOf } from './town.js';

/** What is taken at the limit, and what is said of one more. */
type AtLimit<Value> = { readonly taken: Value; readonly refused?: readonly (readonly [Value, string])[] };
const lines = (count: number, length = 0) => Array.from({ length: count }, (_, at) => `${at}`.padEnd(length, 'a'));
const between = (field: string, { min, max }: { min: number; max: number }): AtLimit<string> => ({
  taken: 'a'.repeat(max),
  refused: [
    ['a'.repeat(max + 1), atMost(field, max)],
    ['a'.repeat(min - 1), atLeast(field, min)],
  ],
});
const SITE = 'https://ornek.dev/';
const address = (length: number) => SITE.padEnd(length, 'a');
const link = (url: string, label: string) => ({ url, label });
const FULL_LINK = link(address(PROJECT_LIMITS.url), 'a'.repeat(PROJECT_LIMITS.linkLabel));

const OF_PROJECT: { [Field in keyof Required<CreateProjectRequest>]: AtLimit<CreateProjectRequest[Field]> } = {
  title: between(PROJECT_FIELDS.title, PROJECT_LIMITS.title),
  summary: between(PROJECT_FIELDS.summary, PROJECT_LIMITS.summary),
  description: {
    taken: 'a'.repeat(PROJECT_LIMITS.description),
    refused: [['a'.repeat(PROJECT_LIMITS.description + 1), atMost(PROJECT_FIELDS.description, PROJECT_LIMITS.description)]],
  },
  stage: { taken: PROJECT.stage, refused: [['yok', PROJECT_WRITING_TEXT.unknownStage]] },
  visibility: { taken: 'members' },
  tags: {
    taken: lines(PROJECT_LIMITS.tags, PROJECT_LIMITS.tag.max),
    refused: [
      [lines(PROJECT_LIMITS.tags + 1), PROJECT_WRITING_TEXT.tooManyTags],
      [lines(1, PROJECT_LIMITS.tag.max + 1), atMost(PROJECT_FIELDS.tag, PROJECT_LIMITS.tag.max)],
    ],
  },
  cover_image_url: { taken: null, refused: [['/api/images/yok', PROJECT_WRITING_TEXT.foreignCover]] },
  links: {
    taken: lines(PROJECT_LIMITS.links).map(() => FULL_LINK),
    refused: [
      [lines(PROJECT_LIMITS.links + 1).map(() => FULL_LINK), PROJECT_WRITING_TEXT.tooManyLinks],
      [[link(address(PROJECT_LIMITS.url + 1), 'Site')], atMost(PROJECT_FIELDS.linkUrl, PROJECT_LIMITS.url)],
      [[link(SITE, 'a'.repeat(PROJECT_LIMITS.linkLabel + 1))], atMost(PROJECT_FIELDS.linkLabel, PROJECT_LIMITS.linkLabel)],
    ],
  },
  repository_url: {
    taken: address(PROJECT_LIMITS.url),
    refused: [[address(PROJECT_LIMITS.url + 1), atMost(PROJECT_FIELDS.repository_url, PROJECT_LIMITS.url)]],
  },
  owner_id: { taken: null },
};

const dayIn = (days: number): string => new Date(Date.parse('2026-01-01T12:00:00Z') + days * 86_400_000).toISOString().slice(0, 10);
const OF_POSTING: { [Field in keyof Required<Omit<CreatePostingRequest, 'project_id' | 'until'>>]: AtLimit<CreatePostingRequest[Field]> } = {
  title: between(POSTING_FIELDS.title, POSTING_LIMITS.title),
  description: between(POSTING_FIELDS.description, POSTING_LIMITS.description),
  skills: {
    taken: lines(POSTING_LIMITS.skills.max, POSTING_LIMITS.skill),
    refused: [
      [lines(POSTING_LIMITS.skills.max + 1), POSTING_TEXT.tooManySkills],
      [lines(1, POSTING_LIMITS.skill + 1), atMost(POSTING_FIELDS.skill, POSTING_LIMITS.skill)],
    ],
  },
  project_reward_type: { taken: 'volunteer', refused: [['yok', POSTING_TEXT.unknownReward]] },
  places: { taken: POSTING_LIMITS.places.max },
};

const taking = <Request>(table: { readonly [Field in keyof Request]: AtLimit<Request[Field]> }): Partial<Request> =>
  Object.fromEntries(Object.entries<AtLimit<unknown>>(table).map(([field, { taken }]) => [field, taken])) as Partial<Request>;
const refusals = (table: Readonly<Record<string, AtLimit<unknown>>>) =>
  Object.entries(table).flatMap(([field, { refused = [] }]) => refused.map(([value, sentence]) => [field, value, sentence] as const));

describe('Each field, at its limit and with one more', () => {
  let town: Town;
  let owner: Client;
  let id: string;
  beforeAll(async () => {
    town = await Town.open({ NEW_MEMBER_POSTS: '0', COMMENTS_PER_HOUR: '2' });
    owner = await town.member();
    id = (await fellows.create(owner)).id;
  });
  afterAll(() => town.app.stop());

  it('of a project', async () => {
    const created = await fellows.create(owner, taking(OF_PROJECT));
    const { body } = await owner.get(`${PROJECTS}/${created.id}`);
    const { owner_id: _, ...kept } = taking(OF_PROJECT);
    expect(body.data).toMatchObject(kept);
    for (const [field, value, sentence] of refusals(OF_PROJECT)) {
      const answer = await owner.put(`${PROJECTS}/${id}`, { [field]: value });
      expect([field, ...said(answer)]).toEqual([field, 422, sentence]);
    }
  });
  it('of a posting', async () => {
    town.app.clock.advance({ hours: 2 });
    const today = town.app.clock.now().toISOString().slice(0, 10);
    const ahead = (days: number) => dayIn(days + (Date.parse(today) - Date.parse('2026-01-01')) / 86_400_000);
    const last = ahead(POSTING_LIMITS.aheadDays);
    const posting = await fellows.open(owner, id, { ...taking(OF_POSTING), until: last });
    const [row] = (await owner.get<Record<string, unknown>[]>(`${PROJECTS}/${id}/help-wanted`)).body.data;
    expect(row).toMatchObject({ ...taking(OF_POSTING), until: last });
    const more = [...refusals(OF_POSTING), ['until', ahead(POSTING_LIMITS.aheadDays + 1), POSTING_TEXT.tooFarAhead] as const];
    for (const [field, value, sentence] of more) {
      const answer = await owner.put(`${PROJECTS}/help-wanted/${posting.id}`, { [field]: value });
      expect([field, ...said(answer)]).toEqual([field, 422, sentence]);
    }
    for (const places of [POSTING_LIMITS.places.min - 1, POSTING_LIMITS.places.max + 1])
      expect((await owner.put(`${PROJECTS}/help-wanted/${posting.id}`, { places })).status).toBe(422);
  });
  it('of an application, an update and a comment', async () => {
    const texts = [
      { limits: POSTING_LIMITS.message, field: POSTING_FIELDS.message, send: async (by: Client, text: string) => fellows.apply(by, posting.id, text) },
      {
        limits: UPDATE_LIMITS.content,
        field: 'Güncelleme metni',
        send: (_: Client, content: string) => owner.post(`${PROJECTS}/${id}/updates`, { type: 'update', content }),
      },
      {
        limits: COMMENT_LIMITS.content,
        tooLong: commentProblems({ content: 'a'.repeat(COMMENT_LIMITS.content.max + 1) }).content,
        field: FORUM_FIELDS.comment,
        send: (by: Client, content: string) => by.post(`${PROJECTS}/${id}/comments`, { content }),
      },
    ];
    const posting = await fellows.open(owner, id);
    for (const { limits, field, send, tooLong = atMost(field, limits.max) } of texts) {
      const by = await town.member();
      town.app.clock.advance({ hours: 2 });
      expect([field, ...said(await send(by, 'a'.repeat(limits.max + 1)))]).toEqual([field, 422, tooLong]);
      town.app.clock.advance({ hours: 2 });
      expect([field, ...said(await send(by, 'a'.repeat(limits.max)))]).toEqual([field, 201, undefined]);
    }
  });
  it('comments of a project count among those of an hour', async () => {
    const eager = await town.member();
    const comment = (content: string) => eager.post(`${PROJECTS}/${id}/comments`, { content });
    for (const content of ['Bir', 'İki']) expect(said(await comment(content))).toEqual([201, undefined]);
    expect(said(await comment('Üç'))).toEqual([429, expect.any(String)]);
    town.app.clock.advance({ minutes: 61 });
    expect(said(await comment('Üç'))).toEqual([201, undefined]);
  });
});

describe('What whoever is invited reads of a private project', () => {
  it('is looked at before anybody is invited, and as long as an invitation waits', async () => {
    const strict = await Town.open({ NEW_MEMBER_POSTS: '3', NEW_MEMBER_LINKS: '0' });
    try {
      const [builds, guest, admin] = [await strict.member(), await strict.member(), await strict.app.member('yonetici', 'admin')];
      expect((await admin.post('/api/console/watched-words', { words: ['bekler'], consequence: 'hold' })).status).toBeLessThan(300);
      const { id } = await fellows.create(builds, { visibility: 'private', title: 'Bizi bekler', description: 'Ekip bekler. https://ornek.dev' });
      const edit = async (changes: object) => said(await builds.put(`${PROJECTS}/${id}`, changes));
      const name = await usernameOf(guest);
      for (const identifier of [name, 'biri@ornek.dev']) expect(said(await fellows.invite(builds, id, identifier))).toEqual([422, INVITED_TEXT.wordWaits]);
      expect(said(await builds.post(`${PROJECTS}/${id}/members/add`, { userId: guest.id, role: 'member' }))).toEqual([422, INVITED_TEXT.wordWaits]);
      expect(await edit({ title: 'Açık takvim', summary: 'Ayrıntılar burada: https://ornek.dev' })).toEqual([200, undefined]);
      expect(said(await fellows.invite(builds, id, name))).toEqual([422, INVITED_TEXT.newMemberLinks]);
      expect(await edit({ summary: PROJECT.summary })).toEqual([200, undefined]);
      const invite = fellows.done(await fellows.invite(builds, id, name));
      expect(await edit({ title: 'Bizi bekler' })).toEqual([422, HOLDING_TEXT.wordAdded]);
      expect(await edit({ summary: 'Ayrıntılar burada: https://ornek.dev' })).toEqual([422, INVITED_TEXT.newMemberLinks]);
      // What its people alone read is theirs.
      expect(await edit({ description: 'Sizi de bekler.' })).toEqual([200, undefined]);
      expect((await builds.delete(`${PROJECTS}/invites/${invite.id}`)).status).toBe(200);
      expect(await edit({ title: 'Bizi bekler' })).toEqual([200, undefined]);
    } finally {
      await strict.app.stop();
    }
  });
  it('is shown to nobody by a member whose first posts wait', async () => {
    const strict = await Town.open({ HOLD_FIRST_POSTS: '1' });
    try {
      const builds = await strict.member();
      const { id } = await fellows.create(builds, { visibility: 'private' });
      expect(said(await fellows.invite(builds, id, await usernameOf(await strict.member())))).toEqual([409, INVITED_TEXT.newMember]);
    } finally {
      await strict.app.stop();
    }
  });
});
