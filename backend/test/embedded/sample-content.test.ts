import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AppealRow } from '../../contracts/appeals.js';
import type { ApprovalRow } from '../../contracts/approvals.js';
import type { ExportRow } from '../../contracts/audit-export.js';
import type { CannedReason } from '../../contracts/canned-reasons.js';
import type { CaseDetails, CaseRow } from '../../contracts/cases.js';
import type { ChatList } from '../../contracts/chat.js';
import type { Category, Comment, TopicRow } from '../../contracts/forum.js';
import { type MatchedPosting, POSTING_STATUSES, type Posting } from '../../contracts/help-wanted.js';
import { APPLICATION_STATES } from '../../contracts/job-application-states.js';
import type { Application, ReceivedApplication, ReceivedDetail } from '../../contracts/job-applications.js';
import type { JobRow } from '../../contracts/jobs.js';
import type { MemberCase, ReportRow } from '../../contracts/moderation.js';
import type { PublicUser } from '../../contracts/profile.js';
import { pictureIn } from '../../contracts/profile-files.js';
import type { OwnProjectInvite } from '../../contracts/project-people.js';
import type { ProjectRow } from '../../contracts/projects.js';
import { type PublicLogRow, TRANSPARENCY_LIMITS, type TransparencyOverview, type TransparencyReport } from '../../contracts/transparency.js';
import type { VoiceRoom } from '../../contracts/voice.js';
import { isUnderWay, WHAT_IF_LIMITS, type WhatIfRun } from '../../contracts/what-if.js';
import { readDemoJobs } from '../../src/first-start/demo-jobs.js';
import { demoReasons } from '../../src/first-start/demo-reasons.js';
import { demoReports } from '../../src/first-start/demo-reports.js';
import { demoReportedRoom, demoRooms } from '../../src/first-start/demo-rooms.js';
import { readDemoTopics } from '../../src/first-start/demo-topics.js';
import { commentIdOf, topicIdOf } from '../../src/first-start/seed-attention.js';
import { seedDemo } from '../../src/first-start/seed-demo.js';
import type { Files } from '../../src/kernel/files.js';
import { FILES } from '../../src/platform/tokens.js';
import { PASSWORD, startApp, type TestApp } from '../app.js';

const MOST_BYTES = 200_000;
const DAY_MS = 24 * 60 * 60_000;

/** Nothing that members may do could be set lower. */
const STRICTEST = {
  HOLD_FIRST_POSTS: '20',
  NEW_MEMBER_POSTS: '20',
  NEW_MEMBER_LINKS: '0',
  TOPICS_PER_HOUR: '1',
  COMMENTS_PER_HOUR: '1',
  REPORTS_PER_DAY: '1',
  REGISTRATIONS_PER_HOUR: '1',
  REPEAT_AFTER_HOURS: '8760',
};

/** Long ago, by the desk of the sample content. */
const SETTLED_EARLIER = 28;

describe('The sample content', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp(STRICTEST);
  });
  afterAll(() => app.stop());

  it('is in the forum whatever members are held to, and asks no moderator for anything but its own reports', async () => {
    await seedDemo(app.start, PASSWORD);
    await app.settled();
    const categories = (await app.guest.get<Category[]>('/api/forum/categories')).body.data;
    const topics = categories.reduce((sum, { topic_count }) => sum + topic_count, 0);
    const moderator = await app.guest.signIn('derya.aksoy', PASSWORD);
    const waiting = (await moderator.get<ReportRow[]>('/api/reports?limit=100&status=pending')).body.data;
    const open = demoReports.filter(({ settled }) => settled === undefined).length + demoReportedRoom.reports.length;
    expect([topics, waiting.filter(({ reporter }) => reporter.role !== 'system').length]).toEqual([readDemoTopics().length, open]);
    expect(waiting.filter(({ reporter }) => reporter.role === 'system').map(({ reported }) => reported.username)).toEqual(['tolga.iscan']);
  });

  it('has faces: members with a photo of our own drawing, small in all', async () => {
    const reader = await app.guest.signIn('derya.aksoy', PASSWORD);
    const { body } = await reader.get<PublicUser[]>('/api/users?limit=50');
    const photos = body.data.flatMap(({ avatar }) => avatar ?? []);
    const kept = await app.meydan.app.get<Files>(FILES).list('profile-pictures/', { limit: 1_000 });
    const sizes = await Promise.all(kept.map(async ({ key }) => (await app.meydan.app.get<Files>(FILES).get(key))?.bytes.length ?? 0));
    expect([photos.length, kept.length, sizes.reduce((sum, size) => sum + size, 0) < MOST_BYTES]).toEqual([9, 36, true]);
    const headers = { authorization: `Bearer ${reader.sessionToken}` };
    const answers = await Promise.all(photos.map((photo) => fetch(`${app.guest.url}${pictureIn(photo, 'large')}`, { headers })));
    expect(await Promise.all(answers.map(async (answer) => (answer.ok ? answer.headers.get('content-type') : answer.text())))).toEqual(
      photos.map(() => 'image/webp'),
    );
  });

  it('has voice rooms of the house, in which nobody is yet', async () => {
    const { body } = await app.guest.get<VoiceRoom[]>('/api/voice-rooms');
    expect(body.data.map(({ name, participantCount, isTemporary }) => [name, participantCount, isTemporary])).toEqual(
      demoRooms.map(({ name }) => [name, 0, false]),
    );
  });

  it('has the case of a voice room that has closed, with what it was called when it was reported', async () => {
    const moderator = await app.guest.signIn('derya.aksoy', PASSWORD);
    const filter = encodeURIComponent(JSON.stringify({ type: 'voice_room' }));
    const found = (await moderator.get(`/api/console/cases?filter=${filter}`)).body as unknown as CaseRow[];
    const { by, room, reports } = demoReportedRoom;
    expect(found.map(({ reported, reason, reports: count }) => [reported.username, reason, count])).toEqual([[by, 'scam', reports.length]]);
    const { as_reported, now } = (await moderator.get(`/api/console/cases/${found[0]?.id}`)).body as unknown as CaseDetails;
    const words = [room.name, room.description];
    expect([as_reported, now].map(({ title, content, state }) => [title, content, state])).toEqual([
      [...words, 'visible'],
      [...words, 'deleted'],
    ]);
  });

  it('has conversations with messages that wait for their readers, and what strangers ask', async () => {
    const elif = await app.guest.signIn('elif.isik', PASSWORD);
    const { chats, requests } = (await elif.get<ChatList>('/api/chat/list')).body.data;
    expect(chats.map(({ other, state, unread }) => [other.username, state, unread])).toEqual([
      ['ozan_celik', 'open', 3],
      ['gokce.unal', 'open', 1],
    ]);
    expect([requests.count, requests.newest?.username]).toEqual([1, 'tolga.iscan']);
    const derya = await app.guest.signIn('derya.aksoy', PASSWORD);
    // Whoever answered last has read what they answered.
    const ozan = await app.guest.signIn('ozan_celik', PASSWORD);
    expect((await ozan.get<ChatList>('/api/chat/list')).body.data.chats.map(({ other, unread }) => [other.username, unread])).toEqual([['elif.isik', 0]]);
    const [asked] = (await derya.get<ChatList>('/api/chat/requests')).body.data.chats;
    expect([asked?.other.username, asked?.state, asked?.may_write]).toEqual(['irem.sahin', 'request', false]);
  });

  it('has an employer’s desk with applications in every state but one, and an applicant whose answer is waited for', async () => {
    const employer = await app.guest.signIn('isil.tas', PASSWORD);
    const received = (await employer.get<ReceivedApplication[]>('/api/career/applications/received')).body.data;
    expect(new Set(received.map(({ state }) => state))).toEqual(new Set(APPLICATION_STATES.filter((state) => state !== 'negative')));
    const talked = received.find(({ hasNews }) => hasNews)?.id;
    const { given, notes, ratings, messages } = (await employer.get<ReceivedDetail>(`/api/career/applications/received/${talked}`)).body.data;
    expect([notes.length, ratings.length, messages.map(({ isApplicant }) => isApplicant)]).toEqual([1, 1, [false, true]]);
    const cv = await fetch(`${app.guest.url}${given?.cv.url}`, { headers: { authorization: `Bearer ${employer.sessionToken}` } });
    expect((await cv.text()).startsWith('%PDF-')).toBe(true);
    const applicant = await app.guest.signIn('elif.isik', PASSWORD);
    expect((await applicant.get<Application[]>('/api/career/applications/mine')).body.data.map(({ state, hasNews }) => [state, hasNews])).toEqual([
      ['reviewing', true],
    ]);
  });

  it('has reasons at hand for moderators, which name rules of the terms', async () => {
    const moderator = await app.guest.signIn('derya.aksoy', PASSWORD);
    const reasons = (await moderator.get<CannedReason[]>('/api/console/canned-reasons')).body.data;
    expect(reasons.map(({ title, clause }) => [title, clause])).toEqual(demoReasons.map(({ title, clause }) => [title, clause]));
  });

  it('shows the desk in its rarer states: a hidden profile, an appeal, what was taken back, requests that wait and that were reviewed', async () => {
    const moderator = await app.guest.signIn('derya.aksoy', PASSWORD);
    const list = async <Row>(path: string, filter: object = {}) =>
      (await moderator.get(`/api/console/${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body as unknown as Row[];
    const [hidden] = await list<CaseRow>('cases', { state: 'settled', type: 'user_profile' });
    expect([hidden?.reported.username, hidden?.reported.display_name, hidden?.decision?.outcome]).toEqual(['yeni_uye_48', null, 'content_hidden']);
    expect((await list<AppealRow>('appeals')).map(({ member }) => member.username)).toEqual(['baris.ince']);
    const decided = (await list<AppealRow>('appeals', { state: 'all' })).filter(({ state }) => state === 'decided');
    expect(decided.map(({ member, outcome }) => [member.username, outcome]).sort()).toEqual([
      ['kerem_ucgul', 'reversed'],
      ['kerem_ucgul', 'upheld'],
    ]);
    const settled = await list<CaseRow>('cases', { state: 'settled', type: 'forum_comment' });
    expect(settled.map(({ decision }) => decision?.outcome).sort()).toEqual(['content_deleted', 'content_hidden', 'no_action']);
    const likeIt = (await list<AppealRow>('appeals', { like: app.start.id('sanction/warning') })).map(({ member, outcome }) => [member.username, outcome]);
    expect(likeIt).toEqual([['kerem_ucgul', 'upheld']]);
    const judged = async (username: string) => (await moderator.get(`/api/console/members/${app.start.memberId(username)}`)).body as unknown as MemberCase;
    expect((await judged('baris.ince')).reports_about).toEqual({ decided: 2, upheld: 2 });
    expect((await judged('aysegul.hacibrahimoglu')).reports_by).toEqual({ decided: 2, upheld: 1 });
    const [approval] = (await moderator.get<ApprovalRow[]>('/api/console/approvals')).body.data;
    expect([approval?.member?.username, approval?.requested_by?.username]).toEqual(['yeni_uye_48', 'mert.dogan']);
    const { standing } = (await moderator.get(`/api/console/members/${app.start.memberId('tolga.iscan')}`)).body as unknown as MemberCase;
    expect(standing.past.map(({ type, state }) => [type, state])).toEqual([['muted', 'lifted']]);
    const topics = (await app.guest.get<TopicRow[]>('/api/forum/topics?limit=50')).body.data;
    expect(topics.filter(({ is_resolved }) => is_resolved)).toHaveLength(1);
    const requests = async (status: string) => (await moderator.get<unknown[]>(`/api/admin/subrole-requests?status=${status}`)).body.data.length;
    expect([await requests('pending'), await requests('approved')]).toEqual([1, 2 + new Set(readDemoJobs().map(({ by }) => by)).size]);
  });

  it('has a comment of which a moderator took a phone number out, and one that came back', async () => {
    const author = await app.guest.signIn('tolga.iscan', PASSWORD);
    const comments = async (topic: number) => (await author.get<Comment[]>(`/api/forum/topics/${topicIdOf(app.start, topic)}/comments`)).body.data;
    const [edited] = (await comments(6)).filter(({ edited_by_moderator }) => edited_by_moderator);
    expect([edited?.users?.username, edited?.content.includes('(telefon numarası kaldırıldı)')]).toEqual(['tolga.iscan', true]);
    expect(JSON.stringify(await comments(6))).not.toContain('0555');
    expect((await comments(20)).map(({ id }) => id)).toContain(commentIdOf(app.start, 20, 4));
  });

  it('shows what another rule would have led to: another length, threshold, first texts and words', async () => {
    const auditor = await app.guest.signIn('selin_ak', PASSWORD);
    const dayBefore = (days: number) => new Date(app.clock.now().getTime() - days * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
    const [from, to] = [dayBefore(WHAT_IF_LIMITS.rangeDays), dayBefore(0)];
    const tried = async (change: object) => {
      const { id } = (await auditor.post<WhatIfRun>('/api/console/audit/what-if', { from, to, ...change })).body.data;
      for (;;) {
        const run = (await auditor.get<WhatIfRun>(`/api/console/audit/what-if/${id}`)).body.data;
        if (!isUnderWay(run.state)) return { more: run.result?.more, fewer: run.result?.fewer };
        await pause(20);
      }
    };
    const sanctions = (values: object) => tried({ rule: 'sanctions', values });
    expect(await sanctions({ suspensionDays: 7 })).toMatchObject({ more: { count: 0 }, fewer: { effects: [{ effect: 'shorter', count: 1 }] } });
    expect(await sanctions({ warningThreshold: 2 })).toMatchObject({ more: { effects: [{ effect: 'added' }] }, fewer: { effects: [{ effect: 'avoided' }] } });
    // What staff wrote would have waited for nobody.
    const authors = new Set(readDemoTopics().flatMap(({ by, comments }) => [by, ...comments.map((comment) => comment.by)]));
    const staff = ['derya.aksoy', 'mert.dogan'].filter((name) => authors.has(name));
    const words = await tried({ rule: 'words', watch: ['bir*', 've', 'bu', 'da', 'de'], consequence: 'hold' });
    expect(words.more?.members).toBe(authors.size - staff.length);
  });

  it('has a log of decisions that everybody may read, the report of a year that is over, and an export with its proofs', async () => {
    const { data: open } = (await app.guest.get<TransparencyOverview>('/api/transparency')).body;
    expect([open.on, open.years.length > 0]).toEqual([true, true]);
    const log = (await app.guest.get<PublicLogRow[]>('/api/moderation-log')).body.data;
    expect(log.map(({ action }) => action)).toEqual(expect.arrayContaining(['warn_user', 'mute_user']));
    const report = (await app.guest.get<TransparencyReport>(`/api/transparency/${open.years[0]}`)).body.data;
    expect(report.sections.flatMap(({ lines }) => lines).some(({ count }) => Number(count) >= TRANSPARENCY_LIMITS.least)).toBe(true);
    const auditor = await app.guest.signIn('selin_ak', PASSWORD);
    const [made] = (await auditor.get<ExportRow[]>('/api/console/audit/exports')).body.data;
    expect([made?.state, (made?.facts ?? 0) > SETTLED_EARLIER]).toEqual(['ready', true]);
  });

  it('has projects to look at: postings in each state, some that suit, an invitation that waits, and a private one', async () => {
    const titles = async (who = app.guest) => (await who.get<ProjectRow[]>('/api/projects')).body.data.map(({ title }) => title);
    expect(await titles()).toEqual(['Ortak Takvim', 'Durak', 'Sözlükçe', 'Tarla Defteri', 'Kitap Takası', 'Vapur Saatleri']);
    const member = await app.guest.signIn('elif.isik', PASSWORD);
    expect(await titles(member)).toEqual(expect.arrayContaining(['Nöbet', 'Kasa Defteri']));
    const wanted = (await app.guest.get<Posting[]>('/api/projects/help-wanted')).body.data;
    expect(new Set(wanted.map(({ status }) => status))).toEqual(new Set(POSTING_STATUSES));
    const suited = (await member.get<MatchedPosting[]>('/api/projects/matches')).body.data;
    expect(suited.map(({ reason }) => reason)).toEqual(expect.arrayContaining(['TypeScript ve Playwright biliyorsunuz', 'React ve PostgreSQL biliyorsunuz']));
    const invited = await app.guest.signIn('cagri_yildiz', PASSWORD);
    const invites = (await invited.get<OwnProjectInvite[]>('/api/projects/invites/my')).body.data;
    expect(invites.map(({ project }) => project.title)).toEqual(['Kasa Defteri']);
  });

  it('has job listings of employers: open ones, one that ends soon, one that is filled and one whose time is over', async () => {
    const jobs = readDemoJobs();
    const rows = await Promise.all(jobs.map(async (_, index) => (await app.guest.get<JobRow>(`/api/career/jobs/${app.start.id(`job/${index}`)}`)).body.data));
    const ended = (of: string) => rows.filter(({ state }) => state === of).map(({ company_name }) => company_name);
    expect([rows.map(({ title }) => title), ended('filled'), ended('expired')]).toEqual([jobs.map(({ title }) => title), ['Tarla Veri'], ['Keban Enerji']]);
    expect([ended('open').length, rows.filter(({ province }) => province === null)]).toEqual([10, []]);
    const listed = (await app.guest.get<JobRow[]>('/api/career/jobs?category=Job')).body.data;
    expect(listed[0]?.company_name).toBe('Kirpi Analitik');
    const employer = await app.guest.signIn('kerem_ucgul', PASSWORD);
    expect((await employer.get<JobRow[]>(`/api/users/${app.start.memberId('kerem_ucgul')}/jobs`)).body.data).toHaveLength(
      jobs.filter(({ by }) => by === 'kerem_ucgul').length,
    );
  });

  it('is told apart from what members write, which is held', async () => {
    const author = await app.guest.signIn('elif.isik', PASSWORD);
    const sent = { title: 'Bir konu', content: 'Yeterince uzun bir içerik.', categoryId: app.categoryId('genel'), selectedTags: ['selam'] };
    expect((await author.post<{ state: string }>('/api/forum/topics', sent)).body.data.state).toBe('held');
  });
});
