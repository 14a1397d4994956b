import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import fc from 'fast-check';
import type { BlogComment } from '../contracts/blog-comments.js';
import type { CaseDecided, CaseDetails, CaseRow } from '../contracts/cases.js';
import type { ConsoleCategory } from '../contracts/categories.js';
import { type SettingName, type SettingRow, settingOf, settingValueText } from '../contracts/community-settings.js';
import type { Comment, Topic } from '../contracts/forum.js';
import type { MemberCase } from '../contracts/moderation.js';
import { ROLE_LABEL } from '../contracts/staff.js';
import { type CaseReplay, type PastKind, type PastView, TRAVEL_LIMITS, TRAVEL_TEXT } from '../contracts/travel.js';
import { PASSWORD } from './app.js';
import type { Answer, Client } from './client.js';
import { Writers } from './posts.js';
import { NOBODY } from './routes.js';
import { embeddedOnly, inBothHomes, it } from './second-home/in-both-homes.js';
import { query, rows, said, Town } from './town.js';

/** A value of a setting as the past tells it. */
const inWords = (name: SettingName, value: SettingRow['value']) => {
  const setting = settingOf(name);
  return `${settingValueText(name, value)}${setting.kind === 'number' ? ` ${setting.unit}` : ''}`;
};

const STATUS = { active: 'Etkin', suspended: 'Uzaklaştırıldı', banned: 'Yasaklandı' } as const;

/** A town with an auditor, who looks at how things stood. */
class Watched {
  private constructor(
    readonly town: Town,
    public admin: Client,
    public auditor: Client,
  ) {}

  static async open(): Promise<Watched> {
    const town = await Town.open({ WARNING_THRESHOLD: '3' });
    return new Watched(town, await town.app.member('nazli', 'admin'), await town.app.member('selin', 'auditor'));
  }

  ask(kind: PastKind, id: string | null, at: string | number | null, by = this.auditor) {
    const path = id === null ? kind : `${kind}/${id}`;
    return by.get<PastView>(`/api/console/audit/past/${path}${at === null ? '' : `?at=${encodeURIComponent(String(at))}`}`);
  }

  async past(kind: PastKind, id: string | null, at: string | number | null = null): Promise<PastView> {
    const { status, body } = await this.ask(kind, id, at);
    expect([status, body.error]).toEqual([200, undefined]);
    return body.data;
  }

  /** The values of that time by their labels. */
  async values(kind: PastKind, id: string | null, at: string | number | null = null): Promise<Record<string, string>> {
    const { parts } = await this.past(kind, id, at);
    return Object.fromEntries((parts[0]?.rows ?? []).map(({ key, value }) => [key, value]));
  }

  /** Time has gone by, and with it sessions. */
  async signInAgain(): Promise<void> {
    await this.town.renewModerator();
    this.admin = await this.town.app.guest.signIn('nazli', PASSWORD);
    this.auditor = await this.town.app.guest.signIn('selin', PASSWORD);
  }

  head(): Promise<number> {
    return this.town.app.meydan.machinery.head();
  }

  async report(text: Comment | Topic, type = 'forum_comment'): Promise<void> {
    expect((await this.tryToReport(text, type)).status).toBe(201);
    await this.town.app.settled();
  }

  /** What is hidden meanwhile is not there for the reporter. */
  async tryToReport({ id, users }: Comment | Topic, type = 'forum_comment'): Promise<Answer> {
    return (await this.town.member()).post('/api/reports', { reported_type: type, reported_id: id, reported_user_id: users?.id, reason: 'harassment' });
  }

  /** Rules may forbid it. */
  tryToDecide(id: string, decision: object): Promise<Answer> {
    return this.town.moderator.post(`/api/console/cases/${id}/decisions`, { verdict: 'upheld', reason: 'harassment', ...decision });
  }

  async decide(id: string, decision: object): Promise<CaseDecided> {
    const { status, body } = await this.tryToDecide(id, decision);
    expect([status, body.error]).toEqual([201, undefined]);
    await this.town.app.settled();
    return body as unknown as CaseDecided;
  }
}

describe('A moment of the past', () => {
  let watched: Watched;
  let author: Client;
  let comment: Comment;
  beforeAll(async () => {
    watched = await Watched.open();
    author = await watched.town.member();
    comment = await watched.town.comment(author);
    watched.town.app.clock.advance({ minutes: 5 });
    await watched.report(comment);
    watched.town.app.clock.advance({ minutes: 5 });
    expect((await author.put(`/api/forum/comments/${comment.id}`, { content: 'Düzenlenmiş yorum' })).status).toBe(200);
    watched.town.app.clock.advance({ minutes: 5 });
    await watched.decide(comment.id, { actions: ['warn_user', 'hide_content'], clause: '2.1', message: 'Koda yönelik olsun.' });
  });
  afterAll(() => watched.town.app.stop());

  inBothHomes.it('of a case shows it with its text and its member as they stood after a fact, and what the fact changed', async () => {
    const now = await watched.past('case', comment.id);
    const types = now.facts.map(({ type }) => type);
    expect(types).toEqual(expect.arrayContaining(['CommentAdded', 'ContentReported', 'CommentEdited', 'CaseDecided', 'CommentHidden', 'WarningIssued']));
    const at = (type: string) => now.facts.find((fact) => fact.type === type)?.position ?? 0;

    const reported = await watched.past('case', comment.id, at('CommentEdited') - 1);
    expect(reported.parts.map(({ kind }) => kind)).toEqual(['case', 'content', 'member']);
    const [ofCase, ofText, ofMember] = reported.parts;
    expect(ofCase?.rows).toContainEqual({ key: 'state', label: 'Durum', value: 'Açık', was: null });
    expect(ofText?.text).toMatchObject({ version: 1, versions: 2, state: 'visible', shut: null, html: expect.stringContaining('Raporlanacak yorum') });
    expect(ofMember?.rows).toContainEqual({ key: 'warnings', label: 'Uyarılar (90 gün)', value: '0 / 3', was: null });

    const warned = await watched.past('case', comment.id, at('WarningIssued'));
    expect(warned.fact).toBe(now.facts.find(({ type }) => type === 'WarningIssued')?.id);
    expect(warned.parts[2]?.rows).toContainEqual({ key: 'warnings', label: 'Uyarılar (90 gün)', value: '1 / 3', was: '0 / 3' });
    expect(warned.parts[1]?.text?.html).toContain('Düzenlenmiş yorum');
  });

  it('is a time as well: the last place that was reached by then', async () => {
    const [first] = (await watched.past('content', comment.id)).facts;
    const later = new Date(Date.parse(first?.at ?? '') + 11 * 60_000).toISOString();
    const seen = await watched.past('content', comment.id, later);
    expect([seen.at, seen.parts[0]?.text?.version]).toEqual([later, 2]);
    expect((await watched.past('content', comment.id, later.slice(0, -5).concat('+00:00'))).parts[0]?.text?.version).toBe(2);
    const before = await watched.past('content', comment.id, '2026-11-20T10:00:00.000Z');
    expect([before.parts, before.fact, before.title]).toEqual([[], null, now(before.title)]);
  });
  const now = (title: string) => expect.stringContaining(title);

  inBothHomes.it('of a post shows what its readers read then, and never a draft', async () => {
    const { town } = watched;
    const [writers, writer] = [new Writers(town.app), await town.member()];
    const { id } = await writers.write(writer, { title: 'İlk başlık', content: 'Okunan **metin**', tags: ['okuma'] });
    await writers.edit(writer, id, { title: 'İkinci başlık', content: 'Sonraki metin' });
    await writers.edit(writer, id, { status: 'draft', title: 'Yalnızca taslak', content: 'Kimsenin okumadığı' });
    expect((await town.moderator.put(`/api/blog/posts/${id}/moderate`, { action: 'hide', reason: 'Topluluk ilkeleri 2.1' })).status).toBe(200);
    await town.app.settled();
    const now = await watched.past('content', id);
    const at = (type: string) => now.facts.find((fact) => fact.type === type)?.position ?? 0;
    expect(now.facts.map(({ what }) => what)).toEqual(expect.arrayContaining(['Yazıya başlandı', 'Yazı yayınlandı', 'Yazı taslağa alındı', 'Yazı gizlendi']));
    expect([now.title, now.parts[0]?.text]).toMatchObject(['Yazı · İkinci başlık', { title: 'İkinci başlık', state: 'hidden', shut: null }]);
    expect(now.parts[0]?.rows).toContainEqual({ key: 'state', label: 'Görünürlük', value: 'Gizli', was: 'Görünür' });
    const first = await watched.past('content', id, at('PostRevised') - 1);
    expect(first.parts[0]?.text).toMatchObject({ version: 1, title: 'İlk başlık', html: expect.stringContaining('<strong>metin</strong>'), state: 'visible' });
    expect(first.parts[0]?.rows).toContainEqual({ key: 'tags', label: 'Etiketler', value: 'okuma', was: null });
    expect(JSON.stringify([now, first])).not.toMatch(/taslak|okumadığı/);
    // The file of what was written over is kept for a while only.
    town.app.clock.advance({ minutes: 11 });
    await town.app.settled();
    expect((await watched.past('content', id, at('PostRevised') - 1)).parts[0]?.text).toMatchObject({ html: '', shut: TRAVEL_TEXT.gone });
    expect((await writer.delete(`/api/blog/posts/${id}`)).status).toBe(200);
    await town.app.settled();
    expect((await watched.past('content', id, at('PostRevised'))).parts[0]?.text).toMatchObject({ title: null, html: '', shut: TRAVEL_TEXT.withdrawn });
    const draft = await writers.write(writer, { status: 'draft' });
    expect((await watched.ask('content', draft.id, null)).status).toBe(404);
  });

  it('of a comment under a post, and of a reply to it, shows the words that stood there then', async () => {
    const { town } = watched;
    const [writer, reader] = [await town.member(), await town.member()];
    const post = await new Writers(town.app).write(writer, { title: 'Yorumlanan yazı' });
    const write = async (by: Client, path: string, body: object) => (await by.post<BlogComment>(`/api/blog/${path}`, body)).body.data.id;
    const id = await write(reader, `posts/${post.id}/comments`, { content: 'İlk **söz**' });
    const reply = await write(writer, `comments/${id}/replies`, { content: 'Yanıtı', postId: post.id });
    town.app.clock.advance({ minutes: 5 });
    expect((await reader.put(`/api/blog/comments/${id}`, { content: 'Sonraki söz' })).status).toBe(200);
    await town.renewModerator();
    expect((await town.moderator.put(`/api/blog/comments/${id}/moderate`, { action: 'hide', reason: 'Topluluk ilkeleri 2.1' })).status).toBe(200);
    await town.app.settled();
    const now = await watched.past('content', id);
    const at = (type: string) => now.facts.find((fact) => fact.type === type)?.position ?? 0;
    expect(now.parts[0]?.text).toMatchObject({ version: 2, versions: 2, state: 'hidden', shut: null, html: expect.stringContaining('Sonraki söz') });
    expect(now.parts[0]?.rows).toContainEqual({ key: 'state', label: 'Görünürlük', value: 'Gizli', was: 'Görünür' });
    const first = await watched.past('content', id, at('CommentEdited') - 1);
    expect(first.parts[0]?.text).toMatchObject({ version: 1, state: 'visible', html: expect.stringContaining('<strong>söz</strong>') });
    expect((await watched.past('content', id, at('CommentAdded') - 1)).parts).toEqual([]);
    expect((await watched.past('content', reply)).parts[0]?.text).toMatchObject({ version: 1, state: 'visible', html: expect.stringContaining('Yanıtı') });
    expect((await writer.delete(`/api/blog/comments/${reply}`)).status).toBe(200);
    await town.app.settled();
    expect((await watched.past('content', reply)).parts[0]?.text).toMatchObject({ html: '', shut: TRAVEL_TEXT.withdrawn });
  });

  inBothHomes.it('is replayed with what the moderator saw, what came of the decision and who was told', async () => {
    const { status, body } = await watched.auditor.get<CaseReplay>(`/api/console/audit/replay/${comment.id}`);
    expect(status).toBe(200);
    const [step, ...more] = body.data.steps;
    expect(more).toEqual([]);
    expect(step?.decision).toContainEqual(expect.objectContaining({ key: 'reason', value: 'Taciz · Kural 2.1' }));
    expect(step?.decision).toContainEqual(expect.objectContaining({ key: 'message', value: 'Koda yönelik olsun.' }));
    const [ofCase, ofText, ofMember] = step?.seen ?? [];
    expect(ofCase?.rows).toContainEqual(expect.objectContaining({ key: 'open', value: '1' }));
    expect(ofText?.text).toMatchObject({ version: 2, versions: 2, state: 'visible', html: expect.stringContaining('Düzenlenmiş yorum') });
    expect(ofMember?.rows).toContainEqual(expect.objectContaining({ key: 'warnings', value: '0 / 3' }));
    expect(step?.reports).toEqual([expect.objectContaining({ reason: 'harassment', decided: 0, upheld: 0 })]);
    expect(step?.followed.map(({ type }) => type)).toEqual(expect.arrayContaining(['CommentHidden', 'WarningIssued', 'ReportModerated']));
    const told = (step?.told ?? []).map(({ member, way }) => `${way} ${member.id === author.id ? 'author' : 'reporter'}`);
    expect([...new Set(told)].sort()).toEqual(['mail author', 'mail reporter', 'notice author', 'notice reporter']);
    for (const [by, answer] of [
      [watched.admin, 200],
      [watched.town.moderator, 403],
      [author, 403],
      [watched.town.app.guest, 401],
    ] as const)
      expect((await by.get(`/api/console/audit/replay/${comment.id}`)).status).toBe(answer);
    expect((await watched.auditor.get(`/api/console/audit/replay/${NOBODY}`)).status).toBe(404);
  });

  it('is replayed from the newest decisions on, where there are many', async () => {
    const often = await watched.town.comment(await watched.town.member());
    await watched.report(often);
    const turns = TRAVEL_LIMITS.steps / 2 + 1;
    for (let turn = 0; turn < turns; turn++) {
      await watched.decide(often.id, { actions: ['hide_content'] });
      const { decisions } = (await watched.town.moderator.get<CaseDetails>(`/api/console/cases/${often.id}`)).body as unknown as CaseDetails;
      const { status } = await watched.town.moderator.post(`/api/console/cases/${often.id}/reopen`, { decisionId: decisions.at(0)?.id, note: 'Alıntıymış' });
      expect(status).toBe(201);
    }
    const { data } = (await watched.auditor.get<CaseReplay>(`/api/console/audit/replay/${often.id}`)).body;
    expect([data.steps.length, data.left_out]).toEqual([TRAVEL_LIMITS.steps, 2]);
    expect(data.steps.at(-1)?.fact.type).toBe('CaseReopened');
  });

  it('is refused where it cannot be read, has not come, or is of nothing', async () => {
    const head = await watched.head();
    for (const at of ['dün', '2026-13-01', '-1', '1e3', '2026-11-21T11:00', 'null'])
      expect(said(await watched.ask('case', comment.id, at))).toEqual([400, TRAVEL_TEXT.moment]);
    expect(said(await watched.ask('case', comment.id, head + 1_000_000))).toEqual([400, TRAVEL_TEXT.later]);
    for (const kind of ['case', 'member', 'content', 'category'] as const) expect((await watched.ask(kind, NOBODY, null)).status).toBe(404);
    expect((await watched.auditor.get(`/api/console/audit/past/sessions/${NOBODY}`)).status).toBe(400);
    expect((await watched.auditor.get('/api/console/audit/past/case/1')).status).toBe(400);
  });

  it('is for auditors and admins, and nobody can write into it', async () => {
    const { town, admin } = watched;
    for (const [kind, id] of [
      ['case', comment.id],
      ['member', author.id],
      ['content', comment.id],
      ['queue', null],
      ['policy', null],
    ] as const) {
      for (const [by, status] of [
        [admin, 200],
        [town.moderator, 403],
        [author, 403],
        [town.app.guest, 401],
      ] as const)
        expect([kind, (await watched.ask(kind, id, null, by)).status]).toEqual([kind, status]);
    }
    const head = await watched.head();
    for (const send of ['post', 'put', 'delete'] as const) expect((await admin[send](`/api/console/audit/past/case/${comment.id}?at=1`, {})).status).toBe(404);
    expect(await watched.head()).toBe(head);
  });

  it('of a member shows the former usernames that were kept then', async () => {
    const { town } = watched;
    const renamed = await town.app.member('eski.gezgin');
    const before = await watched.head();
    expect((await renamed.post('/api/auth/username/change', { username: 'yeni.gezgin', redirect: true, password: PASSWORD })).status).toBe(200);
    await town.app.settled();
    expect(await watched.values('member', renamed.id, before)).toMatchObject({ username: '@eski.gezgin', former: '–' });
    expect(await watched.values('member', renamed.id, await watched.head())).toMatchObject({ username: '@yeni.gezgin', former: '@eski.gezgin' });
  });

  inBothHomes.it('shows no word and no name of whoever erased their account, before that either', async () => {
    const { town } = watched;
    const gone = await town.app.member('ozan.celik');
    const text = await town.comment(gone);
    await watched.report(text);
    await watched.decide(text.id, { actions: ['warn_user'], message: 'Sevgili Ozan' });
    expect(JSON.stringify(await watched.past('case', text.id))).toContain('ozan.celik');
    expect((await gone.post('/api/auth/account-deletion', { password: PASSWORD, keep_content: false })).status).toBeLessThan(300);
    town.app.clock.advance({ days: 7 });
    await town.app.settled();
    await watched.signInAgain();
    const { facts, parts } = await watched.past('case', text.id);
    expect(parts.map(({ kind }) => kind)).toEqual(['case', 'content', 'member']);
    for (const { position } of facts) {
      const seen = await watched.past('case', text.id, position);
      expect(JSON.stringify(seen)).not.toMatch(/ozan|Raporlanacak yorum/i);
      expect(seen.parts.find(({ kind }) => kind === 'member')?.title).toBe('Silinmiş üye');
    }
    const { data } = (await watched.auditor.get<CaseReplay>(`/api/console/audit/replay/${text.id}`)).body;
    expect([data.title, data.steps.length]).toEqual(['Yorum · Silinmiş üye', 1]);
    expect(JSON.stringify(data)).not.toMatch(/ozan|Raporlanacak yorum/i);
  });
});

/** A thing that happens under the eyes of the console, by two numbers that chance gives. */
const STEPS = fc.array(fc.noBias(fc.tuple(fc.nat(10_000), fc.nat(10_000))), { minLength: 12, maxLength: 20, size: 'max' });
/** Every history goes on where the one before it ended: settings, queue, category and clock are those of one town. */
const HISTORIES = Number(process.env.HISTORIES ?? 4);

// What is folded is the same in both homes; there it takes minutes.
embeddedOnly.describe('After any history, every moment of it', () => {
  let watched: Watched;
  beforeAll(async () => {
    watched = await Watched.open();
  });
  afterAll(() => watched.town.app.stop());

  inBothHomes.it('stands as the console told it then', async () => {
    const seen = new Set<string>();
    // Without making failures smaller: that would go on in the town that they have changed.
    await fc.assert(
      fc.asyncProperty(STEPS, async (steps) => {
        for (const live of await livedThrough(steps)) seen.add(live);
      }),
      { numRuns: HISTORIES, endOnFailure: true },
    );
    expect(seen.size).toBeGreaterThan(HISTORIES * 6);
  });

  /** Lets it happen, then compares every moment of it with what was told at that moment; answers what was told. */
  async function livedThrough(steps: readonly (readonly [act: number, which: number])[]): Promise<string[]> {
    const { town } = watched;
    const category = town.app.categoryId('genel');
    await watched.admin.put(`/api/console/categories/${category}/writing`, { closed: false, writers: 'everybody' });
    const authors = [await town.member(), await town.member()];
    const comments = [await town.comment(authors[0] as Client), await town.comment(authors[1] as Client), await town.comment(authors[1] as Client)];
    const pick = <T>(all: readonly T[], which: number): T => all[which % all.length] as T;
    const caseOf = async (id: string) => {
      const { status, body } = await town.moderator.get(`/api/console/cases/${id}`);
      return status === 200 ? (body as unknown as CaseDetails) : null;
    };
    const memberOf = async ({ id }: Client) => (await town.moderator.get(`/api/console/members/${id}`)).body as unknown as MemberCase;
    const queue = async () => rows<CaseRow>(await town.moderator.get(`/api/console/cases?${query({ filter: { state: 'open' }, range: [0, 49] })}`));
    const settings = async () => (await watched.admin.get<SettingRow[]>('/api/console/settings')).body.data;
    const categories = async () => rows<ConsoleCategory>(await watched.admin.get('/api/console/categories?range=[0,99]'));

    const acts: readonly ((which: number) => Promise<unknown>)[] = [
      (which) => watched.tryToReport(pick(comments, which)),
      (which) => watched.tryToReport(pick(comments, which + 1)),
      async (which) => {
        const found = await caseOf(pick(comments, which).id);
        if (found?.open)
          await watched.tryToDecide(found.id, pick([{ verdict: 'dismissed' }, { actions: ['warn_user'] }, { actions: ['hide_content'] }], which));
      },
      async (which) => {
        const found = await caseOf(pick(comments, which).id);
        const last = found?.decisions.find(({ id, reopened }) => id !== null && !reopened);
        if (found && last) await town.moderator.post(`/api/console/cases/${found.id}/reopen`, { decisionId: last.id, note: 'Yeniden bakıldı' });
      },
      (which) => town.moderator.put(`/api/console/cases/${pick(comments, which).id}/claim`, {}),
      (which) => {
        const { id, users } = pick(comments, which);
        return pick(
          authors,
          authors.findIndex((author) => author.id === users?.id),
        ).put(`/api/forum/comments/${id}`, { content: `Düzenlenmiş yorum ${which % 9}` });
      },
      (which) =>
        town.moderator.post(`/api/console/members/${pick(authors, which).id}/sanctions`, {
          kind: pick(['muted', 'suspended', 'warned'], which),
          reason: 'spam',
          note: 'Gerekçe',
          durationMinutes: 60 * (1 + (which % 200)),
        }),
      async (which) => {
        const { id, standing } = await memberOf(pick(authors, which));
        const held = standing.past.find(({ state }) => state === 'in_force');
        if (held) await town.moderator.post(`/api/console/members/${id}/sanctions/${held.id}/lift`, { kind: held.type, note: 'Kaldırıldı' });
      },
      (which) => watched.admin.put(`/api/console/members/${pick(authors, which).id}/role`, { role: pick(['user', 'auditor'], which), note: 'Deneme' }),
      (which) =>
        watched.admin.put(`/api/console/categories/${category}`, { name: `Genel ${which % 7}`, description: 'Genel', color: pick(['blue', 'green'], which) }),
      (which) => watched.admin.put(`/api/console/categories/${category}/writing`, { closed: false, writers: pick(['everybody', 'staff'], which) }),
      async (which) => {
        const now = (await settings()).find(({ name }) => name === 'warningThreshold')?.value;
        await watched.admin.put('/api/console/settings', {
          values: { warningThreshold: 2 + (which % 4) },
          expected: { warningThreshold: now },
          reason: 'Deneme',
        });
      },
      async (which) => {
        town.app.clock.advance({ hours: 1 + (which % 60) });
        await watched.signInAgain();
      },
    ];

    /** What the console tells now, in the words of the past. */
    const told = async () => {
      const cases = await Promise.all(comments.map(({ id }) => caseOf(id)));
      const members = await Promise.all(authors.map(memberOf));
      const found = (await categories()).find(({ id }) => id === category);
      return {
        cases: cases.map((each) => each && { open: each.open ? String(each.reports) : '0', claimed: each.claim !== null, decided: `${each.decisions.length}` }),
        texts: cases.map((each) => each && { state: each.now.state, html: each.now.html }),
        members: members.map(({ role, standing: { status, warning_count, threshold, muted_until } }) => ({
          role: ROLE_LABEL[role as keyof typeof ROLE_LABEL],
          status: STATUS[status as keyof typeof STATUS],
          warnings: `${warning_count} / ${threshold}`,
          muted: muted_until !== null,
        })),
        category: { name: found?.name, writers: found?.writers },
        policy: Object.fromEntries((await settings()).map(({ name, value }) => [name, inWords(name, value)])),
        queue: (await queue()).map(({ id, reports }) => `${id} ${reports}`).sort(),
      };
    };
    const remembered = async (at: number, time: string) => {
      const moment = time;
      const cases = await Promise.all(comments.map(({ id }) => watched.ask('case', id, moment)));
      const states = cases.map(({ status, body }) =>
        status === 200 ? Object.fromEntries((body.data.parts[0]?.rows ?? []).map(({ key, value }) => [key, value])) : {},
      );
      const members = await Promise.all(authors.map(({ id }) => watched.values('member', id, moment)));
      const texts = await Promise.all(comments.map(({ id }) => watched.past('content', id, moment)));
      const ofCategory = await watched.values('category', category, moment);
      const ofPolicy = await watched.values('policy', null, at);
      const ofQueue = await watched.past('queue', null, moment);
      return {
        cases: states.map(({ open, claim, decided }) => (open === undefined ? null : { open, claimed: claim !== '–', decided })),
        texts: texts.map(({ parts: [now] }, index) => (states[index]?.open === undefined ? null : { state: now?.text?.state, html: now?.text?.html })),
        members: members.map(({ role, status, warnings, muted }) => ({ role, status, warnings, muted: muted !== '–' })),
        category: { name: ofCategory.name, writers: ofCategory.writers === 'Herkes yazabilir' ? 'everybody' : 'staff' },
        policy: ofPolicy,
        queue: (ofQueue.cases?.rows ?? []).map(({ id, reports }) => `${id} ${reports}`).sort(),
      };
    };

    const moments: { readonly at: number; readonly time: string; readonly live: Awaited<ReturnType<typeof told>> }[] = [];
    for (const [act, which] of steps) {
      await pick(acts, act)(which);
      await town.app.settled();
      moments.push({ at: await watched.head(), time: town.app.clock.now().toISOString(), live: await told() });
      // Each moment has a time of its own.
      town.app.clock.advance({ seconds: 1 });
    }
    for (const { at, time, live } of moments) {
      const then = await remembered(at, time);
      expect({ time, ...then }).toEqual({ time, ...live });
    }
    return moments.map(({ live }) => JSON.stringify(live));
  }
});
