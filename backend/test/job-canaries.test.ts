import { afterAll, beforeAll, describe, expect, jest } from '@jest/globals';
import type { RevealRequest, TimelinePage } from '../contracts/audit-timeline.js';
import { CASES_CHANNEL } from '../contracts/cases.js';
import { LIVE_CHANNEL } from '../contracts/envelope.js';
import type { ApplicationDetail, ReceivedDetail } from '../contracts/job-applications.js';
import { createLogger } from '../src/platform/observability/logger.js';
import { pdf } from '../src/platform/uploads/pdfs.fixture.js';
import { startApp, type TestApp } from './app.js';
import { APPLICATIONS, applicants, RECEIVED } from './applicants.js';
import { auditCopiesOf, factsOf, finderOf, jobsOf, keptBytesOf, ownCopyOf, whileNothingIsKept } from './canaries.js';
import type { Client } from './client.js';
import { employers, JOBS } from './jobs.js';
import { done, inBatches } from './onlookers.js';
import { type ApiDocument, exampleOf, NO_TRACES, readOperations } from './person-answers.js';
import { addressOf, type Route, routesOf } from './routes.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { LiveSocket } from './sockets.js';
import { TestClock } from './test-clock.js';
import { usernameOf } from './town.js';

/** One word for each thing that is given or said in an application, found nowhere else. */
const GIVEN = {
  phone: '905557319468',
  email: 'kanaryabasvuruadresi@gizlialan.dev',
  note: 'kanaryabasvurunotu',
  cvName: 'kanaryacvadi',
  cvBytes: 'kanaryacvbaytlari',
};
const THREAD = { asked: 'kanaryaisverensorusu', answered: 'kanaryabasvuranyaniti', bulk: 'kanaryatopluyanit', reason: 'kanaryaindirmegerekcesi' };
const TEAM = { teamNote: 'kanaryaekipnotu', removedNote: 'kanaryakaldirilannot', formerNote: 'kanaryaeskiekipnotu' };
const TEMPLATE = { templateName: 'kanaryasablonadi', templateText: 'kanaryasablonmetni' };
const SEARCH = { searchName: 'kanaryaaramaadi', searched: 'kanaryaaranan' };
const UNSENT = {
  unsentName: 'kanaryabekleyencvadi',
  unsentBytes: 'kanaryabekleyencvbayt',
  refused: 'kanaryareddedilen',
  refusedName: 'kanaryaretcvadi',
  refusedBytes: 'kanaryaretcvbayt',
  lost: 'kanaryayazilamayan',
  lostName: 'kanaryakayipcvadi',
  lostBytes: 'kanaryakayipcvbayt',
};
/** Facts in which something of it is sealed. */
const SEALED = ['TempCvUploaded', 'JobApplicationSent', 'JobTeamNoteWritten', 'JobApplicationRated', 'JobApplicationAnswered', 'JobCvDownloaded'];
const SECRETS = { ...GIVEN, ...THREAD, ...TEAM, ...TEMPLATE, ...SEARCH, ...UNSENT };
const saidIn = finderOf(SECRETS);
const namesOf = (...words: object[]): string[] => words.flatMap((some) => Object.keys(some)).sort();

const OUTSIDERS = ['rival', 'former', 'blocked', 'guest', 'moderator', 'auditor', 'admin'] as const;
type Outsider = (typeof OUTSIDERS)[number];
/** Where nothing but the caller's own is answered, or what a listing has: there every id is tried by everybody. */
const OWN_GROUND = /^\/api\/(career|files)\//;

describe('What is given and said in an application', () => {
  const lines: string[] = [];
  const refusals: string[] = [];
  let app: TestApp;
  let owner: Client;
  let colleague: Client;
  let applicant: Client;
  let outsiders: Record<Outsider, Client>;
  let sockets: LiveSocket[];
  let routes: readonly Route[];
  let job: string;
  let application: string;
  let ids: readonly string[];
  let links: readonly string[];

  beforeAll(async () => {
    app = await startApp({}, new TestClock(), createLogger('trace', { write: (line: string) => lines.push(line) }));
    routes = routesOf(app).filter(({ method, path }) => method === 'GET' && path.includes(':'));
    const town = { app };
    [owner, colleague, applicant] = [await employers.make(town, await app.member('sahip')), await app.member('ekipten'), await app.member('basvuran')];
    // Another employer, who applied to it as well, and somebody who was a colleague until now.
    const [rival, former] = [await employers.make(town, await app.member('rakip')), await app.member('eskiekip')];
    const [blocked, moderator, auditor] = [await app.member('engelli'), await app.member('derya', 'moderator'), await app.member('selin', 'auditor')];
    outsiders = { rival, former, blocked, moderator, auditor, guest: app.guest, admin: await app.member('nazli', 'admin') };
    done(await owner.put(`/api/users/${blocked.id}/block`));
    sockets = await inBatches([...OUTSIDERS], (who) => listening(outsiders[who]));
    await build();
    await fail();
    await app.settled();
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    for (const socket of sockets) socket.close();
    await app.stop();
  });

  const listening = async (who: Client): Promise<LiveSocket> => {
    const socket = LiveSocket.open(app.guest.url, who === app.guest ? {} : { token: who.sessionToken });
    await socket.next('ready');
    for (const channel of [...Object.values(LIVE_CHANNEL), CASES_CHANNEL]) await socket.subscribe(channel);
    return socket;
  };
  const cv = (name: string, bytes: string) => applicants.upload(applicant, pdf(`/Title(${bytes})`), `${name}.pdf`);
  const step = (who: Client, what: string, body: object) => who.post<ReceivedDetail>(`${RECEIVED}/${application}/${what}`, body);
  const noted = async (who: Client, text: string): Promise<string> => {
    const answer = await step(who, 'notes', { text });
    done(answer);
    return answer.body.data.notes.find((note) => note.text === text)?.id ?? '';
  };

  const build = async () => {
    job = (await employers.post(owner, { title: 'Kuş gözlemcisi' })).id;
    for (const who of [colleague, outsiders.former]) done(await owner.post(`${JOBS}/${job}/colleagues`, { username: await usernameOf(who) }));
    const uploaded = (await cv(GIVEN.cvName, GIVEN.cvBytes)).body.data.url;
    const given = { phone: `+${GIVEN.phone}`, email: GIVEN.email, note: GIVEN.note, cv_url: uploaded };
    application = (await applicants.apply(applicant, job, given)).id;
    await applicants.apply(outsiders.rival, job);
    expect((await cv(UNSENT.unsentName, UNSENT.unsentBytes)).status).toBe(201);
    // Whoever was a colleague has read it all.
    expect(saidIn(JSON.stringify(await applicants.detail(outsiders.former, application)))).toEqual(['cvName', 'email', 'note', 'phone']);
    await noted(outsiders.former, TEAM.formerNote);
    done(await owner.delete(`${JOBS}/${job}/colleagues/${outsiders.former.id}`));
    const note = await noted(colleague, TEAM.teamNote);
    done(await owner.delete(`${RECEIVED}/${application}/notes/${await noted(owner, TEAM.removedNote)}`));
    done(await colleague.put(`${RECEIVED}/${application}/rating`, { rating: 4 }));
    done(await step(owner, 'messages', { text: THREAD.asked, state: 'reviewing' }));
    done(await applicant.post(`${APPLICATIONS}/${application}/messages`, { text: THREAD.answered }));
    const template = { name: TEMPLATE.templateName, text: TEMPLATE.templateText };
    const kept = await owner.post<{ id: string }>('/api/career/answer-templates', template);
    done(kept);
    const bulk = { application_ids: [application], text: `${THREAD.bulk} {ad}`, sending_id: kept.body.data.id };
    done(await owner.post(`${RECEIVED}/answers`, bulk));
    done(await applicant.post('/api/career/searches', { name: SEARCH.searchName, filters: { search: SEARCH.searched }, digest: true }));
    const taken = await owner.post<{ url: string }>(`${RECEIVED}/${application}/cv/download`, { reason: `${THREAD.reason}: yazdırıyorum` });
    done(taken);
    const { given: seen, messages } = await applicants.detail(owner, application);
    const own = await applicant.get<ApplicationDetail>(`${APPLICATIONS}/mine/${application}`);
    links = [uploaded, seen?.cv.url ?? '', own.body.data.given?.cv.url ?? '', taken.body.data.url];
    ids = [job, application, note, kept.body.data.id, uploaded.split('/').at(-1) ?? '', messages[0]?.id ?? ''];
    expect(ids.every((id) => id.length === job.length)).toBe(true);
    const report = { reported_type: 'job_listing', reported_id: job, reported_user_id: owner.id, reason: 'spam', description: 'Bakar mısınız?' };
    done(await outsiders.rival.post('/api/reports', report));
  };

  /** Calls that are refused, and writes that go wrong while they carry something. */
  const fail = async () => {
    const long = UNSENT.refused.repeat(200);
    const sent = { phone: UNSENT.refused, email: UNSENT.refused, note: long, cv_url: `/${UNSENT.refused}` };
    const [json, answered] = [{ 'content-type': 'application/json' }, `${APPLICATIONS}/${application}/messages`];
    const refused = [
      await applicants.send(outsiders.blocked, job, sent),
      await applicants.send(applicant, job, { cv_url: `/${UNSENT.refused}` }),
      await applicant.post(answered, { text: long }),
      await outsiders.rival.post(answered, { text: UNSENT.refused }),
      await step(owner, 'notes', { text: long }),
      await step(outsiders.rival, 'notes', { text: UNSENT.refused }),
      await step(owner, 'cv/download', { reason: long }),
      await owner.post('/api/career/answer-templates', { name: long, text: long }),
      await owner.post('/api/career/searches', { name: long, filters: { search: long } }),
      await applicants.upload(applicant, Buffer.from(UNSENT.refusedBytes), `${UNSENT.refusedName}.pdf`),
      await applicant.send('POST', answered, `{"text": "${UNSENT.refused}"`, json),
    ];
    expect(refused.filter(({ status }) => status < 400)).toEqual([]);
    refusals.push(...refused.map(({ body }) => JSON.stringify(body)));
    await whileNothingIsKept(app, async () => {
      const answer = await applicant.post(answered, { text: UNSENT.lost });
      refusals.push(JSON.stringify(answer.body));
      return answer;
    });
    await whileNothingIsKept(app, () => step(owner, 'notes', { text: UNSENT.lost }));
    await whileNothingIsKept(app, () => cv(UNSENT.lostName, UNSENT.lostBytes));
  };

  inBothHomes.it('is sealed in the log', async () => {
    const events = await factsOf(app);
    expect(events.map(({ type }) => type)).toEqual(expect.arrayContaining(SEALED));
    expect(saidIn(JSON.stringify(events))).toEqual([]);
    // A rating is a digit, and so is no canary: of the fact, there is nothing else in which it could be.
    const rated = events.find(({ type }) => type === 'JobApplicationRated')?.data;
    expect(rated).toEqual({
      ...{ applicationId: application, jobId: job, ownerId: owner.id, applicantId: applicant.id, authorId: colleague.id },
      sealed: expect.stringMatching(/^.{20,}$/),
    });
  });

  inBothHomes.it('is in no line that the application wrote, whatever went wrong, and in no sentence of a refusal', () => {
    expect(lines.join('')).toContain('request failed');
    expect([saidIn(lines.join('')), saidIn(refusals.join(''))]).toEqual([[], []]);
  });

  inBothHomes.it('is in no address and in no job', async () => {
    expect([links.filter(Boolean).length, saidIn(links.join(' '))]).toEqual([4, []]);
    const jobs = await jobsOf(app);
    expect(jobs.map(({ command }) => command)).toEqual(expect.arrayContaining(['RemoveTempCv', 'DestroyJobApplication']));
    expect(saidIn(JSON.stringify(jobs))).toEqual([]);
  });

  inBothHomes.it('is in no byte of the folder, of the database and of Redis', async () => {
    const kept = await keptBytesOf(app, 'job_applications');
    expect(kept.some(([place]) => place.includes('job-application-cvs'))).toBe(true);
    for (const [place, bytes] of kept) expect([place, saidIn(bytes)]).toEqual([place, []]);
  });

  inBothHomes.it('is heard by nobody else as it happens', () => {
    const heard = sockets.map((socket) => ['change', 'present', 'writing'].map((event) => socket.soFar(event)));
    // The moderator hears of the report, or nobody listened.
    expect(JSON.stringify(heard)).toContain(job);
    expect(saidIn(JSON.stringify(heard))).toEqual([]);
  });

  it('is told to nobody else, whatever they ask and whichever id they guess', async () => {
    const document = JSON.parse((await app.guest.raw('GET', '/api/docs-json')).text) as ApiDocument;
    const people = [
      { id: owner.id, username: 'sahip' },
      { id: applicant.id, username: 'basvuran' },
    ];
    const examples = readOperations(document).flatMap((operation) => [exampleOf(operation)].filter((example) => example !== undefined));
    const usual = people.flatMap((person) => examples.map(({ at }) => at({ ...NO_TRACES, ...person, job })));
    const guessed = ids.flatMap((id) => routes.filter(({ path }) => OWN_GROUND.test(path) || id === application).map((route) => addressOf(route, id)));
    const found = [GIVEN.email, GIVEN.note, THREAD.asked, TEAM.teamNote].flatMap((word) => [`/api/search?q=${word}`, `${JOBS}?search=${word}`]);
    const kept = ['/api/career/answer-templates', '/api/career/searches'];
    const lists = [`${APPLICATIONS}/mine`, RECEIVED, `${RECEIVED}?jobId=${job}`, `${APPLICATIONS}/mine?userId=${applicant.id}`, ...kept];
    const site = ['/career', `/career/${job}`, '/career/rss.xml', '/sitemaps/jobs-1.xml', `/api/users/${owner.id}/jobs`, `/api/users/${applicant.id}/jobs`];
    const about = people.flatMap(({ id }) => ['timeline?subject=', 'past/member/'].map((what) => `/api/console/audit/${what}${id}`));
    const console = [`/api/console/cases/${job}`, `/api/console/audit/past/job/${job}`, '/api/console/facts', ...about];
    const all = [...new Set([...usual, ...guessed, ...found, ...lists, ...site, ...console, ...links])];
    const told = async (who: Client) => {
      const answers = await inBatches(all, async (address) => {
        // What was looked for is the caller's own.
        const asked = saidIn(decodeURIComponent(address));
        return saidIn((await who.raw('GET', address)).text).filter((name) => !asked.includes(name));
      });
      return [...new Set(answers.flat())].sort();
    };
    for (const who of OUTSIDERS) expect([who, await told(outsiders[who])]).toEqual([who, []]);
    // To those for whom it is, it is told, or nothing was asked for.
    expect(await told(applicant)).toEqual(namesOf(GIVEN, THREAD, SEARCH));
    const toTeam = { ...GIVEN, ...THREAD, teamNote: '', formerNote: '' };
    expect(await told(owner)).toEqual(namesOf(toTeam, TEMPLATE));
    expect(await told(colleague)).toEqual(namesOf(toTeam).filter((name) => name !== 'cvBytes'));
  });

  it('is told in no mail and in no notice', async () => {
    app.clock.advance({ hours: 2 });
    await app.settled();
    expect(app.mailsTo('').filter((mail) => saidIn(mail).length > 0)).toEqual([]);
    for (const who of [owner, colleague, applicant]) {
      const notices = (await who.raw('GET', '/api/notifications')).text;
      expect([notices.includes('Kuş gözlemcisi'), saidIn(notices)]).toEqual([true, []]);
    }
  });

  it('is shown to no auditor, not even for a reason', async () => {
    const { rows } = (await outsiders.auditor.get<TimelinePage>(`/api/console/audit/timeline?subject=${applicant.id}`)).body.data;
    const sealed = (await factsOf(app)).filter(({ type }) => SEALED.includes(type));
    expect(rows.filter(({ type }) => SEALED.includes(type))).toEqual([]);
    const why: RevealRequest = { purpose: 'official_request', reason: 'Savcılığın yazısı üzerine bakıyorum' };
    const opened = await inBatches(sealed, ({ id }) => outsiders.auditor.post(`/api/console/audit/timeline/${id}/reveal`, why));
    expect(opened.map(({ status }) => status)).toEqual(sealed.map(() => 404));
    expect(saidIn(JSON.stringify(opened.map(({ body }) => body)))).toEqual([]);
  });

  it('is copied for those for whom it is, and exported to nobody else', async () => {
    const { rival, former, auditor } = outsiders;
    expect(saidIn(await ownCopyOf(app, applicant))).toEqual(
      namesOf(GIVEN, THREAD, { teamNote: '', formerNote: '' }, SEARCH, { unsentName: '', unsentBytes: '' }),
    );
    expect(saidIn(await ownCopyOf(app, owner))).toEqual(namesOf(TEMPLATE, { asked: '', bulk: '', reason: '' }));
    expect(saidIn(await ownCopyOf(app, colleague))).toEqual(['teamNote']);
    expect(saidIn(await ownCopyOf(app, former))).toEqual(['formerNote']);
    expect(saidIn(await ownCopyOf(app, rival))).toEqual([]);
    for (const subject of [applicant.id, owner.id]) for (const copy of await auditCopiesOf(app, auditor, subject)) expect(saidIn(copy)).toEqual([]);
  });
});
