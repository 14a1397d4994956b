import { afterAll, beforeAll, describe, expect, jest } from '@jest/globals';
import type { ProjectComment } from '../contracts/project-comments.js';
import type { ProjectUpdate } from '../contracts/project-updates.js';
import type { Mailer } from '../src/kernel/mailer.js';
import { createLogger } from '../src/platform/observability/logger.js';
import { MAILER } from '../src/platform/tokens.js';
import { startApp, type TestApp } from './app.js';
import { auditCopiesOf, factsOf, jobsOf, ownCopyOf, whileNothingIsKept } from './canaries.js';
import type { Client } from './client.js';
import { fellows, PROJECTS } from './fellows.js';
import { done, inBatches } from './onlookers.js';
import { type ApiDocument, exampleOf, NO_TRACES, readOperations } from './person-answers.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { TestClock } from './test-clock.js';

/** One word for each thing that somebody writes in projects and that is not for everybody, found nowhere else. */
const OF_PROJECT = {
  title: 'kanarya-ad',
  summary: 'kanarya-ozet yazısı',
  description: 'kanarya-aciklama',
  link: 'kanarya-baglanti',
  repository: 'kanarya-depo',
  tag: 'kanaryaetiket',
  posting: 'kanarya-ilan',
  comment: 'kanarya-yorum',
  formerComment: 'kanarya-eskiyorum',
  update: 'kanarya-guncelleme',
  narrowUpdate: 'kanarya-iceride',
};
/** Read by some of those who read the project, and by nobody else. */
const OF_FEW = { address: 'kanarya.davet@gizlialan.dev', message: 'kanarya-mesaj', lateMessage: 'kanarya-gecmesaj', reason: 'kanarya-gerekce' };
const SECRETS = [...Object.values(OF_PROJECT), ...Object.values(OF_FEW)];
const saidIn = (text: string): string[] => SECRETS.filter((secret) => text.includes(secret));

const OUTSIDERS = ['stranger', 'guest', 'blocked', 'moderator', 'auditor', 'admin'] as const;
type Outsider = (typeof OUTSIDERS)[number];

describe('What is written in projects for some', () => {
  const lines: string[] = [];
  let app: TestApp;
  let owner: Client;
  let member: Client;
  let applicant: Client;
  let outsiders: Record<Outsider, Client>;
  let hidden: string;
  let open: string;
  let posting: string;
  let comment: string;
  let update: string;

  beforeAll(async () => {
    app = await startApp({}, new TestClock(), createLogger('trace', { write: (line: string) => lines.push(line) }));
    [owner, member, applicant] = [await app.member('sahip'), await app.member('ekipten'), await app.member('basvuran')];
    const [stranger, blocked, moderator] = [await app.member('yabanci'), await app.member('engelli'), await app.member('derya', 'moderator')];
    outsiders = { stranger, blocked, moderator, guest: app.guest, auditor: await app.member('selin', 'auditor'), admin: await app.member('nazli', 'admin') };
    done(await owner.put(`/api/users/${blocked.id}/block`));
    await build();
    await fail();
    await app.settled();
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await app.stop();
  });

  const build = async () => {
    const { title, summary, description, tag } = OF_PROJECT;
    const links = [{ url: `https://ornek.dev/${OF_PROJECT.link}`, label: OF_PROJECT.link }];
    const words = { title, summary, description, tags: [tag], links, repository_url: `https://ornek.dev/${OF_PROJECT.repository}` };
    hidden = (await fellows.create(owner, { ...words, visibility: 'private' })).id;
    open = (await fellows.create(owner)).id;
    for (const id of [hidden, open]) await fellows.join(owner, id, member);
    await fellows.open(owner, hidden, { title: OF_PROJECT.posting, description: `${OF_PROJECT.posting} için birini arıyoruz` });
    fellows.done(await fellows.invite(owner, hidden, OF_FEW.address));
    posting = (await fellows.open(owner, open)).id;
    fellows.done(await fellows.apply(applicant, posting, `${OF_FEW.message}: yardım etmek isterim`));
    const said = `${PROJECTS}/${hidden}/comments`;
    comment = fellows.done(await member.post<ProjectComment>(said, { content: OF_PROJECT.formerComment })).id;
    done(await member.put(`${PROJECTS}/comments/${comment}`, { content: OF_PROJECT.comment }));
    update = fellows.done(await member.post<ProjectUpdate>(`${PROJECTS}/${hidden}/updates`, { type: 'update', content: OF_PROJECT.update })).id;
    done(await member.post(`${PROJECTS}/${open}/updates`, { type: 'decision', content: OF_PROJECT.narrowUpdate, visibility_override: 'private' }));
    done(await owner.get(`${PROJECTS}?search=${OF_PROJECT.title}`));
    const reason = `${OF_FEW.reason}: tehdit bildirildi`;
    done(await outsiders.moderator.post(`/api/console/projects/${hidden}/disclosures`, { reason }));
  };

  /** Calls that are refused, and writes and mails that go wrong while they carry something. */
  const fail = async () => {
    expect((await fellows.apply(outsiders.stranger, posting, OF_FEW.lateMessage.repeat(200))).status).toBe(422);
    await member.raw('POST', `${PROJECTS}/${open}/updates`, `{"type": "update", "content": "${OF_PROJECT.update}"`, { 'content-type': 'application/json' });
    const post = jest.spyOn(app.meydan.app.get<Mailer>(MAILER), 'deliver').mockRejectedValue(new Error('the mail server is away'));
    fellows.done(await fellows.invite(owner, open, OF_FEW.address));
    await app.settled();
    expect(post).toHaveBeenCalled();
    post.mockRestore();
    await whileNothingIsKept(app, () => fellows.apply(outsiders.stranger, posting, `${OF_FEW.lateMessage}: ben de isterim`));
  };

  /** Whatever of these operations somebody is answered about the two projects, and where else they could come up. */
  const answersTo = async (who: Client): Promise<string[]> => {
    const document = JSON.parse((await app.guest.raw('GET', '/api/docs-json')).text) as ApiDocument;
    const traces = { ...NO_TRACES, id: owner.id, username: 'sahip', posting, projectComment: comment, projectUpdate: update };
    const examples = readOperations(document).flatMap((operation) => [exampleOf(operation)].filter((example) => example !== undefined));
    const addresses = [hidden, open].flatMap((project) => examples.map(({ at }) => at({ ...traces, project, hiddenProject: project })));
    const { title, comment: said, update: told } = OF_PROJECT;
    const found = [title, said, told, OF_FEW.message].map((word) => `/api/search?q=${word}`);
    const more = [`${PROJECTS}?search=${title}`, `${PROJECTS}?tags=${OF_PROJECT.tag}`, `/api/forum/comments/${comment}/history`];
    const console = [`/api/console/cases/${hidden}`, `/api/console/audit/past/project/${hidden}`, `/api/console/audit/timeline?subject=${applicant.id}`];
    const all = [...new Set([...addresses, ...found, ...more, ...console])];
    return inBatches(all, async (address) => {
      const { text } = await who.raw('GET', address);
      // The words that were looked for are the caller's own.
      const asked = decodeURIComponent(address);
      return saidIn(text).filter((secret) => !asked.includes(secret) || text.includes(hidden)).length > 0 ? `${address} tells ${saidIn(text)}` : '';
    });
  };

  inBothHomes.it('is sealed in the log', async () => {
    const events = await factsOf(app);
    expect(events.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['ProjectCreated', 'MemberInvited', 'ApplicationMade', 'ProjectUpdatePosted', 'CommentEdited', 'ProjectDisclosed']),
    );
    expect(saidIn(JSON.stringify(events))).toEqual([]);
  });

  inBothHomes.it('is in no line that the application wrote, whatever went wrong', () => {
    expect(lines.join('')).toContain('request failed');
    expect(saidIn(lines.join(''))).toEqual([]);
  });

  inBothHomes.it('is in no job, nor in what became of it', async () => {
    const jobs = await jobsOf(app);
    expect(jobs.map(({ command }) => command)).toEqual(expect.arrayContaining(['ExpireInvite', 'MailProjectInvite']));
    expect(saidIn(JSON.stringify(jobs))).toEqual([]);
  });

  it('is told to nobody else, whatever they ask', async () => {
    for (const who of OUTSIDERS) expect([who, (await answersTo(outsiders[who])).filter(Boolean)]).toEqual([who, []]);
    // To those for whom it is, it is told, or nothing was looked for.
    const own = (await Promise.all([answersTo(owner), answersTo(member)])).flat().join();
    expect(saidIn(own).sort()).toEqual(SECRETS.filter((secret) => secret !== OF_FEW.lateMessage && secret !== OF_FEW.reason).sort());
    const theirs = (await answersTo(applicant)).join();
    expect(saidIn(theirs)).toEqual([OF_FEW.message]);
  });

  it('is mailed to those for whom it is, and exported to them alone', async () => {
    expect(app.mailsTo('').filter((mail) => !mail.includes(`To: ${OF_FEW.address}`) && saidIn(mail).length > 0)).toEqual([]);
    const [ofOwner, ofMember] = [await ownCopyOf(app, owner), await ownCopyOf(app, member)];
    const [ofApplicant, ofStranger] = [await ownCopyOf(app, applicant), await ownCopyOf(app, outsiders.stranger)];
    const { comment: said, formerComment, update: told, narrowUpdate, ...words } = OF_PROJECT;
    expect(saidIn(ofOwner).sort()).toEqual([...Object.values(words), OF_FEW.address, OF_FEW.reason].sort());
    expect(saidIn(ofMember).sort()).toEqual([said, formerComment, told, narrowUpdate].sort());
    expect([saidIn(ofApplicant), saidIn(ofStranger)]).toEqual([[OF_FEW.message], []]);
    for (const copy of await auditCopiesOf(app, outsiders.auditor, owner.id)) expect(saidIn(copy)).toEqual([]);
  });
});
