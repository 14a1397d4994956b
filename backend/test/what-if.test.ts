import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import type { BlogComment } from '../contracts/blog-comments.js';
import type { Topic } from '../contracts/forum.js';
import { isUnderWay, WHAT_IF_LIMITS, WHAT_IF_TEXT, type WhatIfDesk, type WhatIfRun, type WhatIfState } from '../contracts/what-if.js';
import { Trials } from '../src/contexts/audit/what-if/trials.port.js';
import { WhatIfRunner } from '../src/contexts/audit/what-if/what-if-runner.service.js';
import type { EventLog } from '../src/kernel/event-log.js';
import type { Views } from '../src/kernel/views.js';
import { KnownFault } from '../src/platform/chain/known-fault.js';
import { EVENT_LOG, VIEWS } from '../src/platform/tokens.js';
import { PASSWORD, startApp } from './app.js';
import type { Client } from './client.js';
import { Writers } from './posts.js';
import { NOBODY } from './routes.js';
import { embeddedOnly, inBothHomes, it } from './second-home/in-both-homes.js';
import { said, Town } from './town.js';

const WHAT_IF = '/api/console/audit/what-if';
const LONG_MS = 60_000;

inBothHomes.describe('what another rule would have led to', () => {
  let town: Town;
  let auditor: Client;
  let twice: Client;
  let thrice: Client;
  let today: string;
  const warn = async (member: Client) =>
    expect((await town.moderator.post(`/api/console/members/${member.id}/sanctions`, { kind: 'warned', reason: 'spam' })).status).toBe(201);

  beforeAll(async () => {
    town = await Town.open({ WARNING_THRESHOLD: '3', SUSPENSION_DAYS: '30' });
    auditor = await town.app.member('selin', 'auditor');
    [twice, thrice] = [await town.member(), await town.member()];
    for (const member of [twice, thrice, thrice, twice, thrice]) {
      town.app.clock.advance({ minutes: 1 });
      await warn(member);
    }
    await town.app.settled();
    today = new Date(town.app.clock.now().getTime() + 3 * 3_600_000).toISOString().slice(0, 10);
  });
  afterAll(() => town.app.stop());

  const ask = (request: object, by = auditor) => by.post<WhatIfRun>(WHAT_IF, { from: today, to: today, ...request });
  const show = async (id: string, by = auditor) => (await by.get<WhatIfRun>(`${WHAT_IF}/${id}`)).body.data;
  const ended = async ({ id }: Pick<WhatIfRun, 'id'>, by = auditor): Promise<WhatIfRun> => {
    for (const until = Date.now() + LONG_MS; ; await pause(20)) {
      const run = await show(id, by);
      if (!isUnderWay(run.state)) return run;
      if (Date.now() > until) throw new Error(`it is still ${run.state}`);
    }
  };
  const tried = async (request: object, by = auditor): Promise<WhatIfRun> => {
    const { status, body } = await ask(request, by);
    expect([status, body.error]).toEqual([202, undefined]);
    return ended(body.data, by);
  };
  const sanctions = (values: object) => tried({ rule: 'sanctions', values });

  it('counts the suspensions that a lower threshold had added, and those that a higher one had spared', async () => {
    const lower = await sanctions({ warningThreshold: 2 });
    expect([lower.state, lower.progress]).toEqual(['done', 1]);
    // The third warning of the other would have found them suspended already: theirs is another one.
    expect(lower.result).toMatchObject({ looked_at: 5, decided: 1, members: 2 });
    expect(lower.result?.more).toMatchObject({ count: 2, members: 2, effects: [{ effect: 'added', count: 2 }] });
    expect(lower.result?.fewer).toMatchObject({ count: 1, members: 1, effects: [{ effect: 'avoided', count: 1 }] });
    expect(lower.result?.more.samples.map(({ member }) => member.id)).toEqual([twice.id, thrice.id]);
    const higher = await sanctions({ warningThreshold: 4 });
    expect(higher.result).toMatchObject({ members: 1, more: { count: 0 }, fewer: { count: 1, effects: [{ effect: 'avoided', count: 1 }] } });
    const [sample] = higher.result?.fewer.samples ?? [];
    const fact = await auditor.get<{ row: { type: string } }>(`/api/console/audit/timeline/${sample?.fact}`);
    expect([sample?.member.id, sample?.detail, fact.body.data.row.type]).toEqual([thrice.id, '30 gün', 'MemberSuspended']);
  });

  it('counts those that had been longer or shorter', async () => {
    const shorter = await sanctions({ suspensionDays: 14 });
    expect(shorter.result?.fewer).toMatchObject({ count: 1, effects: [{ effect: 'shorter', count: 1 }], samples: [{ detail: '30 gün yerine 14 gün' }] });
    expect((await sanctions({ suspensionDays: 60 })).result?.more).toMatchObject({ count: 1, effects: [{ effect: 'longer', count: 1 }] });
  });

  it('finds nothing for what held, nor on days on which nothing was done', async () => {
    const same = await sanctions({ warningThreshold: 3, warningWindowDays: 90, suspensionDays: 30 });
    expect(same.result).toMatchObject({ decided: 1, members: 0, more: { count: 0, samples: [] }, fewer: { count: 0, samples: [] } });
    const before = await tried({ rule: 'sanctions', values: { warningThreshold: 1 }, from: '2026-01-01', to: '2026-01-31' });
    expect(before.result).toMatchObject({ looked_at: 0, members: 0 });
  });

  it('writes nothing: neither a fact nor a view', async () => {
    const [log, views] = [town.app.meydan.app.get<EventLog>(EVENT_LOG), town.app.meydan.app.get<Views>(VIEWS)];
    const written = async () => {
      await town.app.settled();
      const facts = await log.readAll(0, 10_000);
      // Seals of the chain come by the hour, by themselves.
      return [facts.filter(({ stream }) => stream !== 'chain-log').map(({ id }) => id), await views.count('timeline', {}), await views.count('members', {})];
    };
    const before = await written();
    await sanctions({ warningThreshold: 1 });
    expect(await written()).toEqual(before);
  });

  it('says what holds, and keeps the last runs for whoever asked', async () => {
    const desk = (await auditor.get<WhatIfDesk>(WHAT_IF)).body.data;
    expect(desk.now).toMatchObject({ warningThreshold: 3, suspensionDays: 30 });
    expect(desk.runs).toHaveLength(WHAT_IF_LIMITS.keptRuns);
    expect(desk.runs[0]).toMatchObject({ state: 'done', values: { warningThreshold: 1 } });
    const admin = await town.app.member('nazli', 'admin');
    expect((await admin.get<WhatIfDesk>(WHAT_IF)).body.data.runs).toEqual([]);
    expect(said(await admin.get(`${WHAT_IF}/${desk.runs[0]?.id}`))).toEqual([404, WHAT_IF_TEXT.unknown]);
    const left = await auditor.delete<WhatIfDesk>(`${WHAT_IF}/${desk.runs[0]?.id}`);
    expect(left.body.data.runs).toHaveLength(WHAT_IF_LIMITS.keptRuns - 1);
  });

  it.each<[object, string]>([
    [{ rule: 'sanctions', values: {} }, WHAT_IF_TEXT.nothing],
    [{ rule: 'words' }, WHAT_IF_TEXT.nothing],
    [{ rule: 'sanctions', values: { warningThreshold: 0 } }, 'En az 1 olmalı.'],
    [{ rule: 'sanctions', values: { warningThreshold: 2.5 } }, 'Tam sayı olmalı.'],
    [{ rule: 'sanctions', values: { holdFirstPosts: 2 } }, WHAT_IF_TEXT.foreign],
    [{ rule: 'sanctions', values: { warningThreshold: 2 }, from: '2999-01-01', to: '2999-01-02' }, WHAT_IF_TEXT.future],
    [{ rule: 'sanctions', values: { warningThreshold: 2 }, from: '2010-01-01' }, WHAT_IF_TEXT.tooLong],
    [{ rule: 'sanctions', values: { warningThreshold: 2 }, from: '2026-02-03', to: '2026-02-01' }, 'Başlangıç günü bitiş gününden sonra olamaz'],
    [{ rule: 'sanctions', values: { warningThreshold: 2 }, from: 'dün' }, 'Tarihler YYYY-AA-GG biçiminde olmalıdır'],
    [{ rule: 'words', watch: ['a'] }, 'Bir sözcükte en az 2 harf ya da rakam olmalıdır'],
    [{ rule: 'words', watch: ['kapora'], unwatch: ['kapora'] }, WHAT_IF_TEXT.bothWays],
    [{ rule: 'words', watch: Array.from({ length: 51 }, (_, n) => `sözcük${n}`) }, WHAT_IF_TEXT.tooManyWords],
  ])('refuses %j', async (request, sentence) => expect((await ask(request)).body.error).toBe(sentence));

  it.each([
    { rule: 'drop' },
    { rule: 'sanctions', values: { __proto__: 1, fourEyes: 3 } },
    { rule: 'sanctions', values: [2] },
    { rule: 'words', watch: [{ $ne: 1 }] },
  ])('takes %j for no request', async (request) => expect((await ask(request)).status).toBeGreaterThanOrEqual(400));

  it('is for auditors and admins alone', async () => {
    for (const by of [town.moderator, twice, town.app.guest]) {
      expect([401, 403]).toContain((await ask({ rule: 'sanctions', values: { warningThreshold: 2 } }, by)).status);
      expect([401, 403]).toContain((await by.get(WHAT_IF)).status);
    }
    expect(said(await auditor.put(`${WHAT_IF}/${NOBODY}/stop`, {}))).toEqual([404, WHAT_IF_TEXT.unknown]);
  });
});

inBothHomes.describe('what other rules about texts would have led to', () => {
  let town: Town;
  let admin: Client;
  let author: Client;
  let today: string;
  const write = async (by: Client, content: string) => {
    town.app.clock.advance({ minutes: 1 });
    const { status, body } = await by.post<Topic>('/api/forum/topics', { title: 'Satılık bilgisayar', content, categoryId: town.app.categoryId('genel') });
    expect([status, body.error]).toEqual([201, undefined]);
    return body.data;
  };
  const tried = async (request: object): Promise<WhatIfRun> => {
    const { status, body } = await admin.post<WhatIfRun>(WHAT_IF, { from: today, to: today, ...request });
    expect([status, body.error]).toEqual([202, undefined]);
    await reached(admin, body.data.id, 'done');
    return (await admin.get<WhatIfRun>(`${WHAT_IF}/${body.data.id}`)).body.data;
  };
  const LINKS = 'https://bir.ornek ve https://iki.ornek adreslerinde daha çok bilgi bulabilirsiniz.';

  beforeAll(async () => {
    town = await Town.open({ NEW_MEMBER_LINKS: '1', NEW_MEMBER_POSTS: '3' });
    admin = await town.app.member('nazli', 'admin');
    expect((await admin.post('/api/console/watched-words', { words: ['kapora*'], consequence: 'hold' })).status).toBe(200);
    author = await town.member();
    await write(author, 'Kaporası alınır, hemen teslim edilir, pazarlık olmaz.');
    await write(author, LINKS);
    await write(author, 'Yalnızca elden satış yapılır, kargo ile gönderilmez.');
    await write(town.moderator, `Kapora ve ${LINKS}`);
    await town.app.settled();
    today = new Date(town.app.clock.now().getTime() + 3 * 3_600_000).toISOString().slice(0, 10);
  });
  afterAll(() => town.app.stop());

  it('holds what other words would have held, and lets go what no word would have', async () => {
    const both = await tried({ rule: 'words', watch: ['kargo'], unwatch: ['kapora*'] });
    expect(both.result).toMatchObject({ looked_at: 3, decided: 2, unjudged: 0, members: 1 });
    expect(both.result?.more).toMatchObject({ count: 1, effects: [{ effect: 'held', count: 1 }], samples: [{ detail: '“kargo”', member: { id: author.id } }] });
    expect(both.result?.fewer).toMatchObject({ count: 1, effects: [{ effect: 'passed', count: 1 }], samples: [{ detail: '“kapora*”' }] });
    const refused = await tried({ rule: 'words', watch: ['elden'], consequence: 'refuse' });
    expect(refused.result?.more).toMatchObject({ count: 1, effects: [{ effect: 'refused', count: 1 }] });
  });

  it('weighs the texts of new members by other limits', async () => {
    const fewer = await tried({ rule: 'newcomers', values: { newMemberLinks: 2 } });
    expect(fewer.result).toMatchObject({ more: { count: 0 }, fewer: { count: 1, effects: [{ effect: 'passed', count: 1 }] } });
    // One of the three held already waits for a word, one for its links.
    const first = await tried({ rule: 'newcomers', values: { holdFirstPosts: 1 } });
    expect(first.result).toMatchObject({ more: { count: 1, effects: [{ effect: 'held', count: 1 }] }, fewer: { count: 0 } });
    const same = await tried({ rule: 'newcomers', values: { newMemberLinks: 1, newMemberPosts: 3, holdFirstPosts: 0 } });
    expect(same.result).toMatchObject({ members: 0, more: { count: 0 }, fewer: { count: 0 } });
  });

  it('says nothing of what its author took along', async () => {
    const gone = await town.member();
    const { id } = await write(gone, 'Bu metni yazarı birazdan kendisi siler, kargo geçse de.');
    expect((await gone.delete(`/api/forum/topics/${id}`)).status).toBeLessThan(300);
    await town.app.settled();
    const { result } = await tried({ rule: 'words', watch: ['kargo'] });
    expect(result).toMatchObject({ unjudged: 1, more: { count: 1, members: 1 } });
  });
});

inBothHomes.describe('what other rules had led to for comments under posts', () => {
  let town: Town;
  let admin: Client;
  let today: string;
  let reader: Client;
  let newcomer: Client;
  const tried = async (request: object): Promise<WhatIfRun> => {
    const { status, body } = await admin.post<WhatIfRun>(WHAT_IF, { from: today, to: today, ...request });
    expect([status, body.error]).toEqual([202, undefined]);
    await reached(admin, body.data.id, 'done');
    return (await admin.get<WhatIfRun>(`${WHAT_IF}/${body.data.id}`)).body.data;
  };

  beforeAll(async () => {
    town = await Town.open({ NEW_MEMBER_LINKS: '1', NEW_MEMBER_POSTS: '3' });
    admin = await town.app.member('nazli', 'admin');
    expect((await admin.post('/api/console/watched-words', { words: ['kapora*'], consequence: 'hold' })).status).toBe(200);
    [reader, newcomer] = [await town.member(), await town.member()];
    const post = await new Writers(town.app).write(town.moderator, { title: 'Yorumlanan yazı' });
    const write = async (by: Client, content: string, parentId?: string) => {
      town.app.clock.advance({ minutes: 1 });
      const path = parentId ? `comments/${parentId}/replies` : `posts/${post.id}/comments`;
      const { status, body } = await by.post<BlogComment>(`/api/blog/${path}`, { content, ...(parentId && { postId: post.id }) });
      expect([status, body.error]).toEqual([201, undefined]);
      return body.data;
    };
    const root = await write(reader, 'Kargo ile gönderilir mi?');
    expect((await write(reader, 'Kaporası var mı?', root.id)).state).toBe('held');
    expect((await write(newcomer, 'https://bir.ornek ve https://iki.ornek')).state).toBe('held');
    await town.app.settled();
    today = new Date(town.app.clock.now().getTime() + 3 * 3_600_000).toISOString().slice(0, 10);
  });
  afterAll(() => town.app.stop());

  it('holds and lets go comments and replies by other words', async () => {
    const { result } = await tried({ rule: 'words', watch: ['kargo'], unwatch: ['kapora*'] });
    expect(result?.more).toMatchObject({ count: 1, effects: [{ effect: 'held', count: 1 }], samples: [{ detail: '“kargo”', member: { id: reader.id } }] });
    expect(result?.fewer).toMatchObject({ count: 1, effects: [{ effect: 'passed', count: 1 }], samples: [{ detail: '“kapora*”', member: { id: reader.id } }] });
  });
  it('weighs those of new members by other limits', async () => {
    const { result } = await tried({ rule: 'newcomers', values: { newMemberLinks: 2 } });
    expect(result).toMatchObject({
      more: { count: 0 },
      fewer: { count: 1, effects: [{ effect: 'passed', count: 1 }], samples: [{ member: { id: newcomer.id } }] },
    });
  });
});

/** Waits for a run to say that it has come so far. */
async function reached(by: Client, id: string, state: WhatIfState): Promise<void> {
  for (const until = Date.now() + LONG_MS; ; await pause(20)) {
    const run = (await by.get<WhatIfRun>(`${WHAT_IF}/${id}`)).body.data;
    if (run.state === state) return;
    if (Date.now() > until) throw new Error(`it is ${run.state}, not ${state}`);
  }
}

/** Tries go on until they are let go. */
function holding(town: Town) {
  const trials = town.app.meydan.app.get(Trials);
  const begin = trials.begin.bind(trials);
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  trials.begin = async (...asked) => {
    const trial = await begin(...asked);
    return { types: trial.types, found: () => trial.found(), take: (fact) => gate.then(() => trial.take(fact)) };
  };
  return { letGo };
}

describe('a what-if that goes on', () => {
  let town: Town;
  let auditor: Client;
  let request: object;
  let letGo: () => void;
  beforeAll(async () => {
    town = await Town.open();
    auditor = await town.app.member('selin', 'auditor');
    const member = await town.member();
    expect((await town.moderator.post(`/api/console/members/${member.id}/sanctions`, { kind: 'warned', reason: 'spam' })).status).toBe(201);
    const day = town.app.clock.now().toISOString().slice(0, 10);
    request = { rule: 'sanctions', values: { warningThreshold: 1 }, from: day, to: day };
    letGo = holding(town).letGo;
  });
  afterAll(() => town.app.stop());

  const stop = (id: string) => auditor.put<WhatIfRun>(`${WHAT_IF}/${id}/stop`, {});

  inBothHomes.racesIt('is the only one of its member, however fast they ask', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => auditor.post<WhatIfRun>(WHAT_IF, request)));
    const started = answers.filter(({ status }) => status === 202);
    expect(started).toHaveLength(1);
    expect([...new Set(answers.filter(({ status }) => status !== 202).map((answer) => said(answer).join(' ')))]).toEqual([`409 ${WHAT_IF_TEXT.underWay}`]);
    expect((await stop(started[0]?.body.data.id ?? '')).status).toBe(200);
  });

  inBothHomes.it('stops with the answer, and another may be asked for', async () => {
    const { id } = (await auditor.post<WhatIfRun>(WHAT_IF, request)).body.data;
    await reached(auditor, id, 'running');
    expect((await stop(id)).body.data.state).toBe('stopped');
    expect(said(await stop(id))).toEqual([409, WHAT_IF_TEXT.over]);
    const next = await auditor.post<WhatIfRun>(WHAT_IF, request);
    expect(next.status).toBe(202);
    letGo();
    await reached(auditor, next.body.data.id, 'done');
    await reached(auditor, id, 'stopped');
  });
});

embeddedOnly.describe('a what-if of a process that ends', () => {
  it('says that it was cut short, and can be asked for again', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'meydan-what-if-'));
    const town = await Town.open({ DATA_DIR: folder });
    const auditor = await town.app.member('selin', 'auditor');
    const member = await town.member();
    await town.moderator.post(`/api/console/members/${member.id}/sanctions`, { kind: 'warned', reason: 'spam' });
    const day = town.app.clock.now().toISOString().slice(0, 10);
    const request = { rule: 'sanctions', values: { warningThreshold: 1 }, from: day, to: day };
    const { letGo } = holding(town);
    const { id } = (await auditor.post<WhatIfRun>(WHAT_IF, request)).body.data;
    await reached(auditor, id, 'running');
    const runner = town.app.meydan.app.get(WhatIfRunner);
    const end = runner.onApplicationShutdown.bind(runner);
    runner.onApplicationShutdown = () => {
      const ended = end();
      letGo();
      return ended;
    };
    await town.app.stop();
    const again = await startApp({ DATA_DIR: folder }, town.app.clock);
    const back = await again.guest.signIn('selin', PASSWORD);
    expect((await back.get<WhatIfRun>(`${WHAT_IF}/${id}`)).body.data).toMatchObject({ state: 'interrupted', result: null });
    expect((await back.post(WHAT_IF, request)).status).toBe(202);
    await again.stop();
    rmSync(folder, { recursive: true });
  });
});

embeddedOnly.describe('a what-if of a log that is not what was recorded', () => {
  it('does not begin, and says where to read why', async () => {
    const town = await Town.open();
    const auditor = await town.app.member('selin', 'auditor');
    const desk = async () => (await auditor.get<WhatIfDesk>(WHAT_IF)).body.data;
    expect(await desk()).toMatchObject({ reading_only: false });
    town.app.meydan.app.get(KnownFault).found({ kind: 'edited', place: 1, event: null, count: 1 });
    const day = town.app.clock.now().toISOString().slice(0, 10);
    const request = { rule: 'sanctions', values: { warningThreshold: 1 }, from: day, to: day };
    expect(said(await auditor.post(WHAT_IF, request))).toEqual([409, WHAT_IF_TEXT.readingOnly]);
    expect(await desk()).toMatchObject({ reading_only: true, runs: [] });
    await town.app.stop();
  });
});
