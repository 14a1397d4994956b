import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type FactRow, type MemberCase, type MemberRow, type ReportRow } from '../contracts/moderation.js';
import { PASSWORD } from './app.js';
import { NOBODY } from './routes.js';
import { inBothHomes } from './second-home/in-both-homes.js';
import { query, rows, Town } from './town.js';

inBothHomes.describe('the console', () => {
  let town: Town;
  const reports: string[] = [];

  beforeAll(async () => {
    town = await Town.open();
    const author = await town.app.member('IsikCinar');
    for (const reason of ['spam', 'scam', 'spam', 'nudity'] as const) {
      town.app.clock.advance({ minutes: 1 });
      reports.push((await town.report(await town.member(), await town.topic(author), { reason })).body.data.reportId);
    }
    await town.decide(reports[1] as string, { action: 'warn_user' });
    await town.decide(reports[2] as string, { status: 'under_review' });
  });
  afterAll(() => town.app.stop());

  const queue = async (parts: Record<string, unknown>) => {
    const answer = await town.moderator.get(`/api/console/reports?${query(parts)}`);
    return { ids: rows<ReportRow>(answer).map(({ id }) => reports.indexOf(id)), range: answer.headers.get('content-range') };
  };
  const people = async (filter: object, more: object = {}) => {
    const answer = await town.moderator.get(`/api/console/members?${query({ filter, ...more })}`);
    return { names: rows<MemberRow>(answer).map(({ username }) => username), range: answer.headers.get('content-range') };
  };

  it('lists reports by state, kind and reason, in the order asked, with their number', async () => {
    expect(await queue({})).toEqual({ ids: [0, 1, 2, 3], range: 'reports 0-3/4' });
    expect(await queue({ filter: { status: 'open' }, sort: ['created_at', 'DESC'] })).toEqual({ ids: [3, 2, 0], range: 'reports 0-2/3' });
    expect(await queue({ filter: { status: 'under_review' } })).toEqual({ ids: [2], range: 'reports 0-0/1' });
    expect(await queue({ filter: { status: 'open', reason: 'spam', reported_type: 'forum_topic' } })).toEqual({ ids: [0, 2], range: 'reports 0-1/2' });
    expect(await queue({ filter: { reported_type: 'forum_comment' } })).toEqual({ ids: [], range: 'reports 0-0/0' });
    expect(await queue({ range: [1, 2] })).toEqual({ ids: [1, 2], range: 'reports 1-2/4' });
    expect(await queue({ range: [3, 99] })).toEqual({ ids: [3], range: 'reports 3-3/4' });
    expect((await queue({ filter: { status: 'open' }, sort: ['open_reports', 'DESC'] })).ids).toHaveLength(3);
    expect((await town.moderator.get(`/api/console/reports?${query({ sort: ['note', 'ASC'] })}`)).status).toBe(400);
  });

  it('lists reports in the envelope too, newest first, fifty to a page', async () => {
    const { body } = await town.moderator.get<ReportRow[]>('/api/reports');
    expect(body.data.map(({ id }) => reports.indexOf(id))).toEqual([3, 2, 1, 0]);
    expect(body).toMatchObject({ total: 4, limit: 50, offset: 0, hasMore: false });
    expect((await town.moderator.get<ReportRow[]>('/api/reports?status=resolved&limit=1&page=1')).body).toMatchObject({
      data: [{ id: reports[1], outcome: 'user_warned' }],
      total: 1,
      limit: 1,
    });
  });

  it('finds members by the beginning of a name in any Turkish spelling', async () => {
    await town.app.guest.post('/api/auth/register', {
      email: 'cagri@ornek.dev',
      username: 'cagri',
      password: PASSWORD,
      display_name: 'Çağrı IŞIK',
      first_name: 'Çağrı',
      last_name: 'Öztürk',
    });
    for (const q of ['çağrı', 'CAGRI', 'Çağ', 'öztürk', 'OZTURK', 'Öz']) expect((await people({ q })).names).toEqual(['cagri']);
    for (const q of ['ışık', 'IŞIK', 'isik', 'İŞİK']) expect((await people({ q })).names.sort()).toEqual(['IsikCinar', 'cagri']);
    expect((await people({ q: 'agri' })).names).toEqual([]);
    expect((await people({ q: 'cagri@ornek.dev' })).names).toEqual(['cagri']);
    expect((await people({ q: 'yok' })).range).toBe('members 0-0/0');
  });

  it('lists members by role and state, in the order asked', async () => {
    expect((await people({ role: 'moderator' })).names).toEqual(['derya']);
    const all = await people({}, { sort: ['username', 'ASC'], range: [0, 99] });
    expect(all.names).toEqual([...all.names].sort((a, b) => a.localeCompare(b, 'tr', { sensitivity: 'base' })));
    expect((await people({}, { sort: ['warning_count', 'DESC'], range: [0, 0] })).names).toEqual(['IsikCinar']);
    expect((await people({ status: 'suspended' })).names).toEqual([]);
    const suspended = await town.member();
    await town.sanction(suspended, 'suspend_user', { durationMinutes: 5 });
    expect((await people({ status: 'suspended' })).range).toBe('members 0-0/1');
    town.app.clock.advance({ minutes: 5 });
    await town.app.settled();
    expect((await people({ status: 'suspended' })).names).toEqual([]);
  });

  it('shows a member with what they wrote and how they stand, and no address', async () => {
    const [found] = rows<MemberRow>(await town.moderator.get(`/api/console/members?${query({ filter: { q: 'isikcinar' } })}`));
    const { body } = await town.moderator.get(`/api/console/members/${found?.id}`);
    const member = body as unknown as MemberCase;
    expect(member).toMatchObject({
      username: 'IsikCinar',
      topic_count: 4,
      comment_count: 0,
      warning_count: 1,
      open_sessions: 1,
      reports_about: { decided: 1, upheld: 1 },
      reports_by: { decided: 0, upheld: 0 },
      standing: { past: [{ type: 'warned', report_id: reports[1] }] },
    });
    expect(JSON.stringify(body)).not.toMatch(/@ornek\.dev/);
    expect((await town.moderator.get(`/api/console/members/${NOBODY}`)).status).toBe(404);
  });

  it('tells the facts of a case in the order of the log: who, when, what and why', async () => {
    const facts = rows<FactRow>(await town.moderator.get(`/api/console/facts?${query({ filter: { report: reports[1] } })}`));
    expect(facts.slice(0, 2).map(({ type, actor }) => [type, actor.acting_as])).toEqual([
      ['ContentReported', 'user'],
      ['CaseDecided', 'moderator'],
    ]);
    // What follows from the decision follows in no order.
    const followed = facts.slice(2).map(({ type, actor }) => [type, actor.acting_as]);
    expect(followed.sort()).toEqual([
      ['ReportModerated', 'moderator'],
      ['WarningIssued', 'moderator'],
    ]);
    const warning = facts.find(({ type }) => type === 'WarningIssued');
    expect(facts.map(({ position }) => position)).toEqual([...facts.map(({ position }) => position)].sort((a, b) => a - b));
    expect([warning?.causationId, warning?.correlationId, warning?.why]).toEqual([facts[1]?.id, facts[1]?.correlationId, 'Dolandırıcılık']);
  });
});
