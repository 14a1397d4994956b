import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import type { AppealableDecision } from '../contracts/appeals.js';
import type { ExportRow } from '../contracts/audit-export.js';
import type { TimelinePage } from '../contracts/audit-timeline.js';
import type { BlogComment } from '../contracts/blog-comments.js';
import type { SavedSeries } from '../contracts/blog-series.js';
import { CASES_CHANNEL } from '../contracts/cases.js';
import { LIVE_CHANNEL } from '../contracts/envelope.js';
import type { FeedbackAccepted } from '../contracts/feedback.js';
import type { Comment } from '../contracts/forum.js';
import type { DataExport } from '../contracts/own-data.js';
import { holds, type Role } from '../contracts/permissions.js';
import { PRIVACY_FLAG_NAMES } from '../contracts/privacy.js';
import type { ProjectComment } from '../contracts/project-comments.js';
import type { ProjectUpdate } from '../contracts/project-updates.js';
import { PASSWORD } from './app.js';
import { Builders } from './builders.js';
import type { Client } from './client.js';
import { fellows } from './fellows.js';
import { pictureOf, sendForm } from './forms.js';
import { employers } from './jobs.js';
import { CANARIES, DETAILS, done, inBatches, NAMES, Onlookers, tells, type Viewer } from './onlookers.js';
import { type ApiDocument, EXAMPLES, exampleOf, readOperations, type Traces } from './person-answers.js';
import { Writers } from './posts.js';
import { NOBODY } from './routes.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { LiveSocket } from './sockets.js';
import { type Town, usernameOf } from './town.js';

const OTHERS = ['follower', 'member', 'guest', 'blocked', 'moderator', 'auditor', 'admin'] as const satisfies readonly Viewer[];
type Other = (typeof OTHERS)[number];
const ROLE: Record<Other, Role> = {
  ...{ follower: 'user', member: 'user', guest: 'guest', blocked: 'user' },
  ...{ moderator: 'moderator', auditor: 'auditor', admin: 'admin' },
};
const HEARD = ['change', 'present', 'writing', 'ready', 'error'];
const WORD = 'kandilli';
/** A username that its member gave up, and that leads nobody to them. */
const FORMER = 'kanarya.eskiad';

/** What these two answer is hidden, too: the matrix has them. */
const HIDDEN_LISTS = ['FollowsController_followers', 'FollowsController_following'];

/** What somebody got, whichever way. */
interface Received {
  readonly viewer: Other;
  readonly from: string;
  readonly operation: string | null;
  readonly status: number;
  readonly text: string;
}

describe('what a member hides', () => {
  let onlookers: Onlookers;
  let town: Town;
  let viewers: Onlookers['viewers'];
  let owner: Client;
  let traces: Traces;
  let pictures: readonly string[];
  let heard: Received[];

  beforeAll(async () => {
    onlookers = await Onlookers.open();
    ({ town, viewers } = onlookers);
    const renamed = await town.app.member(FORMER);
    done(await renamed.post('/api/auth/username/change', { username: 'sakin.uye', redirect: false, password: PASSWORD }));
    owner = await onlookers.telling({ hidden: PRIVACY_FLAG_NAMES, isPublic: true, toGuests: true }, renamed);
    pictures = [await pictureOf(owner, 'avatar'), await pictureOf(owner, 'banner')];
    const sockets = await inBatches(OTHERS, async (viewer) => ({ viewer, socket: await listening(viewer) }));
    traces = await livedThrough();
    await town.app.settled();
    heard = sockets.map(({ viewer, socket }) => {
      const text = JSON.stringify(HEARD.map((event) => socket.soFar(event)));
      socket.close();
      return received(viewer, 'socket', text);
    });
  });
  afterAll(() => town.app.stop());

  const received = (viewer: Other, from: string, text: string): Received => ({ viewer, from, operation: null, status: 200, text });

  const listening = async (viewer: Other): Promise<LiveSocket> => {
    const socket = LiveSocket.open(town.app.guest.url, viewer === 'guest' ? {} : { token: viewers[viewer].sessionToken });
    await socket.next('ready');
    for (const channel of [...Object.values(LIVE_CHANNEL), CASES_CHANNEL]) await socket.subscribe(channel);
    return socket;
  };

  /** Everything that brings a member into the answers of others. */
  const livedThrough = async (): Promise<Traces> => {
    const { member, follower, blocked, moderator, auditor } = viewers;
    const username = await usernameOf(owner);
    const [topic, hiddenTopic, deletedTopic] = [await town.topic(owner), await town.topic(owner), await town.topic(owner)];
    const say = async (who: Client, content: string, more: object = {}) =>
      (await who.post<Comment>(`/api/forum/topics/${topic.id}/comments`, { content, ...more })).body.data.id;
    const comment = await say(owner, `${WORD} rasathanesi @${await usernameOf(follower)}`);
    const hiddenComment = await say(owner, 'Konu dışı', { quotedComment: comment });
    done(await owner.put(`/api/forum/topics/${topic.id}`, { title: `${WORD} üzerine` }));
    done(await owner.put(`/api/forum/comments/${comment}`, { content: `${WORD} rasathanesi, @${await usernameOf(follower)}` }));
    done(await member.post(`/api/forum/posts/${topic.id}/like`));
    done(await owner.post(`/api/forum/posts/${(await town.topic(follower)).id}/like`));
    done(await moderator.put(`/api/forum/topics/${topic.id}/moderate`, { action: 'pin', reason: 'Herkes okusun' }));
    done(await moderator.put(`/api/forum/topics/${deletedTopic.id}/moderate`, { action: 'delete', reason: 'Konu dışı' }));
    done(await moderator.put(`/api/forum/comments/${hiddenComment}/moderate`, { action: 'hide', reason: 'Konu dışı' }));
    const { reportId } = (await town.report(member, hiddenTopic)).body.data;
    done(await town.decide(reportId, { action: 'hide_content' }));
    const writers = new Writers(town.app);
    const post = (await writers.write(owner, { title: `${WORD} yazısı`, tags: [WORD] })).id;
    done(await owner.put(`/api/blog/posts/${(await writers.write(owner, { title: `${WORD} taslağı` })).id}/status`, { status: 'draft' }));
    const said = (path: string, more: object) => owner.post<BlogComment>(`/api/blog/${path}`, { content: `${WORD} üzerine`, ...more });
    const postComment = (await said(`posts/${post}/comments`, {})).body.data.id;
    done(await said(`comments/${postComment}/replies`, { postId: post, content: `${WORD} için yanıt` }));
    const series = (await owner.post<SavedSeries>('/api/blog/series', { title: `${WORD} dizisi` })).body.data.id;
    done(await owner.put(`/api/blog/posts/${post}/series`, { series_id: series }));
    const project = await new Builders(town.app).found(owner, 'public', { title: `${WORD} projesi` });
    const projectComment = (await owner.post<ProjectComment>(`/api/projects/${project}/comments`, { content: `${WORD} üzerine yorum` })).body.data.id;
    done(await owner.post(`/api/projects/${project}/comments`, { content: `${WORD} yanıtı`, parent_comment_id: projectComment }));
    const told = { type: 'update', content: `${WORD} güncellemesi` };
    const projectUpdate = (await owner.post<ProjectUpdate>(`/api/projects/${project}/updates`, told)).body.data.id;
    done(await member.post(`/api/projects/updates/${projectUpdate}/like/toggle`));
    await fellows.join(owner, project, follower, 'manager');
    const posting = (await fellows.open(owner, project)).id;
    fellows.done(await fellows.apply(member, posting));
    fellows.done(await fellows.invite(owner, project, auditor.id));
    done(await viewers.admin.put('/api/profile', { skills: [{ category: 'DevOps', name: 'React', level: 'expert' }] }));
    await employers.make(town, owner);
    const job = (await employers.post(owner, { title: `${WORD} aranıyor`, company_name: `${WORD} Yazılım` })).id;
    const hiddenProject = await new Builders(town.app).found(owner);
    done(await moderator.put(`/api/projects/${hiddenProject}/moderate`, { action: 'hide', reason: 'Konu dışı' }));
    const hiddenJob = (await employers.post(owner)).id;
    done(await moderator.put(`/api/career/jobs/${hiddenJob}/moderate`, { action: 'hide', reason: 'Konu dışı' }));
    const report = (await town.report(member, topic, { description: 'Bakar mısınız?' })).body.data.reportId;
    done(await blocked.put(`/api/users/${owner.id}/block`));
    done(await moderator.post(`/api/console/members/${owner.id}/notes`, { text: 'Yazıştık' }));
    done(await owner.post('/api/auth/subrole-request', { requested_subroles: ['student'], reason: 'ğ'.repeat(50) }));
    const words = { title: 'Menü açılmıyor', description: 'Telefonda menü düğmesine basınca bir şey olmuyor.' };
    const feedback = (await sendForm<FeedbackAccepted>(owner, '/api/beta-feedback', words)).body.data.id;
    await town.app.settled();
    const [appealable] = (await owner.get<AppealableDecision[]>('/api/appeals')).body.data;
    const appeal = appealable?.decision.id ?? NOBODY;
    done(await owner.post(`/api/appeals/${appeal}`, { text: 'Katılmıyorum' }));
    await town.app.settled();
    const [fact] = (await auditor.get<TimelinePage>(`/api/console/audit/timeline?subject=${owner.id}`)).body.data.rows;
    const [decided] = (await moderator.get('/api/console/decisions')).body as unknown as { id: string }[];
    const ids = {
      topic: topic.id,
      deletedTopic: deletedTopic.id,
      post,
      postComment,
      series,
      project,
      projectComment,
      projectUpdate,
      posting,
      job,
      hiddenProject,
      hiddenJob,
      comment,
      hiddenComment,
      report,
      appeal,
      feedback,
    };
    return { ...ids, id: owner.id, username, decision: decided?.id ?? NOBODY, fact: fact?.id ?? NOBODY };
  };

  /** Each operation that reads, with ids of the member wherever there is a place for one. */
  const addresses = async (): Promise<{ operation: string; address: string }[]> => {
    const document = JSON.parse((await town.app.guest.raw('GET', '/api/docs-json')).text) as ApiDocument;
    const ids: [RegExp, string][] = [
      [/\/(users|members|profile|member)\//, traces.id],
      [/\/(topics|posts|cases|texts\/topics)\//, traces.topic],
      [/\/comments\//, traces.comment],
      [/\/reports\//, traces.report],
    ];
    const values: Record<string, string> = { slug: 'genel', username: traces.username, year: '2026', key: 'topic', kind: 'member', version: '1' };
    const query = `?q=${WORD}&title=${WORD}&username=${traces.username}&ids=${traces.topic}`;
    return readOperations(document)
      .filter(({ path }) => !/\/oauth\/\{/.test(path))
      .map((operation) => {
        const id = ids.find(([place]) => place.test(operation.path))?.[1] ?? traces.id;
        const filled = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? id);
        const needsQuery = /\/(search|similar|check-username|reading)\b/.test(operation.path);
        return { operation: operation.id.replace(/\[\d+\]$/, ''), address: exampleOf(operation)?.at(traces) ?? filled + (needsQuery ? query : '') };
      });
  };

  const pages = () => [
    ...['/', '/forum', `/forum/topic/${traces.topic}`, '/forum/category/genel', `/forum/category/${town.app.categoryId('genel')}/rss.xml`, '/rss.xml'],
    ...[`/profile/${traces.username}`, `/profile/${traces.id}`, '/moderation-log', '/transparency', '/sitemap.xml', '/robots.txt'],
    ...['/blog/feed.xml', `/blog/author/${traces.username}/feed.xml`, `/blog/tag/${WORD}/feed.xml`],
    ...['topics', 'pages', 'profiles', 'members'].map((name) => `/sitemaps/${name}-1.xml`),
  ];

  /** All that these viewers get when they ask for everything. */
  const everythingFor = async (who: readonly Other[]): Promise<Received[]> => {
    const all = [...(await addresses()), ...pages().map((address) => ({ operation: null, address }))];
    const last = { postIds: [traces.topic, traces.deletedTopic] };
    const calls = who.flatMap((viewer) => all.map((call) => ({ ...call, viewer })));
    const read = await inBatches(calls, async ({ viewer, operation, address }): Promise<Received> => {
      const { status, text } = await viewers[viewer].raw('GET', address);
      return { viewer, from: address, operation, status, text };
    });
    const tallies = await inBatches(who, async (viewer) => {
      const { body } = await viewers[viewer].post('/api/forum/posts/last-comments', last);
      return received(viewer, 'last comments', JSON.stringify(body));
    });
    return [...read, ...tallies];
  };

  const leaksIn = (all: readonly Received[], words: readonly string[]) =>
    all.flatMap(({ viewer, from, text }) => words.filter((word) => tells(text, word)).map((word) => [viewer, from, word]));
  const SECRETS = [...Object.values(CANARIES), ...NAMES];
  /** First and last name and former usernames are for the desk, where a member is looked at or looked for. */
  const isAtDesk = ([viewer, from, word]: readonly string[]) =>
    [...NAMES, FORMER].some((name) => name === word) && (from ?? '').startsWith('/api/console/members') && holds(ROLE[viewer as Other], 'member.read');
  /** The audit shows what the member was called at a moment. */
  const isInThePast = ([viewer, from, word]: readonly string[]) =>
    word === FORMER && (from ?? '').startsWith(`/api/console/audit/past/member/${traces.id}`) && holds(ROLE[viewer as Other], 'audit.read');
  const account = () => `${FORMER}@ornek.dev`;

  inBothHomes.it('reaches nobody else, in no byte that they get', async () => {
    const read = await everythingFor(OTHERS);
    const open = new Set(read.filter(({ status }) => status === 200).map(({ operation }) => operation));
    expect(Object.entries(EXAMPLES).flatMap(([id, { empty }]) => (empty || open.has(id) ? [] : [id]))).toEqual(HIDDEN_LISTS);
    const leaks = leaksIn([...read, ...heard], [...SECRETS, FORMER, account()]);
    expect(leaks.filter((leak) => !isAtDesk(leak) && !isInThePast(leak))).toEqual([]);
    expect(leaks.filter(([, , word]) => word === FORMER).map(([viewer]) => viewer)).toEqual(expect.arrayContaining(['moderator', 'auditor', 'admin']));
    expect(heard.filter(({ text }) => text.includes(traces.topic)).map(({ viewer }) => viewer)).toEqual(expect.arrayContaining(['guest', 'member']));
    // The same words are in the answers to their owner, or nothing was looked for.
    const { text } = await owner.raw('GET', `/api/profile/${owner.id}`);
    expect([...SECRETS, account()].filter((word) => !text.includes(word))).toEqual([]);
  });

  it('is found by nobody who looks for it', async () => {
    const looked = [...SECRETS, FORMER].flatMap((word) =>
      ['/api/search', '/api/search/topics', '/api/users/search'].map((path) => `${path}?q=${encodeURIComponent(word)}`),
    );
    const calls = looked.flatMap((address) => OTHERS.map((viewer) => ({ address, viewer })));
    const found = await inBatches(calls, async ({ address, viewer }) => {
      const { text } = await viewers[viewer].raw('GET', address);
      return text.includes(traces.id) || text.includes(traces.username) ? [viewer, address] : null;
    });
    expect(found.filter((one) => one !== null)).toEqual([]);
  });

  it('goes out in no mail to others and in nobody else’s export', async () => {
    const unzipped = async (who: Client, address: string) => Object.values(unzipSync((await who.download(address)).bytes)).map((bytes) => strFromU8(bytes));
    const ownData = await inBatches(['follower', 'member', 'blocked'] as const, async (viewer) => {
      done(await viewers[viewer].post('/api/auth/data-export'));
      await town.app.settled();
      const latest = (await viewers[viewer].get<DataExport>('/api/auth/data-export')).body.data;
      return received(viewer, 'own data', (await unzipped(viewers[viewer], `/api/auth/data-export/${latest.id}`)).join('\n'));
    });
    const audited: Received[] = [];
    for (const profile of ['pseudonyms', 'figures'] as const) {
      done(await viewers.auditor.post('/api/console/audit/exports', { profile, format: 'jsonl', subject: owner.id }));
      await town.app.settled();
      const [latest] = (await viewers.auditor.get<ExportRow[]>('/api/console/audit/exports')).body.data;
      audited.push(received('auditor', profile, (await unzipped(viewers.auditor, `/api/console/audit/exports/${latest?.id}`)).join('\n')));
    }
    const mails = town.app.mailsTo('').filter((mail) => !mail.includes(`To: ${account()}`));
    expect(mails.length).toBeGreaterThan(0);
    const all = [...ownData, ...audited, ...mails.map((mail) => received('member', 'mail', mail))];
    expect(leaksIn(all, [...SECRETS, FORMER, account()])).toEqual([]);
  });

  inBothHomes.it('is the photo, the cover and every word, once the page is private', async () => {
    done(await owner.put('/api/profile/privacy', { ...Object.fromEntries(PRIVACY_FLAG_NAMES.map((flag) => [flag, true])), is_public: false }));
    const read = await everythingFor(['follower', 'member', 'guest', 'blocked']);
    expect(leaksIn(read, [...SECRETS, FORMER, DETAILS.bio, account()])).toEqual([]);
    const toStrangers = read.filter(({ viewer }) => viewer === 'guest' || viewer === 'blocked');
    expect(leaksIn(toStrangers, pictures)).toEqual([]);
    expect(leaksIn(read, pictures).length).toBeGreaterThan(0);
  });
});
