/** @jest-environment jsdom */
import { DECISION_TEXT, type ForumDecision } from '@contracts/forum-decisions';
import { TOOL_TEXT } from '@contracts/forum-tools';
import { JOB_TOOL_DONE } from '@contracts/job-moderation';
import type { Job } from '@contracts/jobs';
import { JOB_VERBS } from '@contracts/moderation-verbs';
import type { Role } from '@contracts/permissions';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Notifications } from '@mantine/notifications';
import { act, type ReactNode } from 'react';
import { drawn } from '../../../../testing/asMember';
import { type Answer, type Asked, done, refused } from '../../../../testing/fakeServer';
import { leaveAll, until } from '../../../../testing/inReact';
import { noToasts } from '../../../../testing/noToasts';
import { JOB_TITLE_ID } from '../listing/JobHead';
import { aJob } from '../listing/job.fixture';
import { JobDecisions } from './JobDecisions';
import { JobModeration } from './JobModeration';

beforeEach(noToasts);
afterEach(leaveAll);

const ENOUGH = 'Aynı ilan üçüncü kez verildi.';

async function seen(what: ReactNode, answer: (asked: Asked) => Answer, role: Role = 'moderator') {
  const page = await drawn(
    <>
      <Notifications />
      {what}
    </>,
    answer,
    null,
    role,
  );
  const dialog = () => document.querySelector('[role="dialog"]');
  const confirm = () => act(async () => dialog()?.querySelector<HTMLElement>('[type="submit"]')?.click());
  const write = async (words: string) => {
    await until(() => dialog()?.querySelector('textarea') != null);
    await act(async () => {
      const field = dialog()?.querySelector('textarea');
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, words);
      field?.dispatchEvent(new Event('input', { bubbles: true }));
    });
  };
  return { ...page, dialog, confirm, write };
}

describe('What staff do with a listing', () => {
  const moderating = (job: Partial<Job> = {}, answer: (asked: Asked) => Answer = () => done({})) => seen(<JobModeration job={aJob(job)} />, answer);
  const tools = async (job: Partial<Job>) => {
    const { press } = await moderating(job);
    await press('Moderasyon: ilan');
    await until(() => document.querySelector('[role="menuitem"]') !== null);
    return [...document.querySelectorAll('[role="menuitem"]')].map(({ textContent }) => textContent);
  };

  it.each([
    [false, ['hide', 'delete']],
    [true, ['restore', 'delete']],
  ] as const)('is what there is to do where it is hidden: %s', async (hidden, offered) =>
    expect(await tools({ hidden })).toEqual(offered.map((tool) => JOB_VERBS[tool].label)),
  );

  it('says what it will cause, and is not done without a reason', async () => {
    const { sent, press, shows, confirm, write, dialog } = await moderating();
    await press('Moderasyon: ilan');
    await press(JOB_VERBS.hide.label);
    await shows(JOB_VERBS.hide.effect);
    expect(dialog()?.textContent).toContain('Kıdemli Frontend Geliştirici');
    await confirm();
    await shows(TOOL_TEXT.reasonMissing);
    await write('x');
    await confirm();
    await shows(TOOL_TEXT.reasonShort);
    expect(sent).toEqual([]);
  });

  it.each([
    [false, 'hide', 'restore'],
    [false, 'delete', 'restore'],
    [true, 'restore', 'hide'],
  ] as const)('with its reason is done, and can be taken back at once: hidden %s, %s', async (hidden, tool, back) => {
    const { sent, press, shows, confirm, write, dialog } = await moderating({ hidden });
    await press('Moderasyon: ilan');
    await press(JOB_VERBS[tool].label);
    await write(`  ${ENOUGH} `);
    await confirm();
    await shows(JOB_TOOL_DONE[tool]);
    await until(() => dialog() === null);
    await press('Geri al');
    await shows(DECISION_TEXT.undone);
    const path = '/api/career/jobs/j1/moderate';
    expect(sent.map(({ method, path: to, body }) => [method, to, body])).toEqual([
      ['PUT', path, { action: tool, reason: ENOUGH }],
      ['PUT', path, { action: back, reason: TOOL_TEXT.undone }],
    ]);
  });

  it('that the server refuses stays open with what was written', async () => {
    const { press, shows, confirm, write, dialog } = await moderating({}, () => refused(409, 'CONFLICT', { message: 'İlan bu sırada kaldırıldı.' }));
    await press('Moderasyon: ilan');
    await press(JOB_VERBS.delete.label);
    await write(ENOUGH);
    await confirm();
    await shows('İlan bu sırada kaldırıldı.');
    expect(dialog()?.querySelector('textarea')?.value).toBe(ENOUGH);
    expect(document.body.textContent).not.toContain(JOB_TOOL_DONE.delete);
  });
});

describe('The decisions about a listing', () => {
  const decision = (fields: Partial<ForumDecision> = {}): ForumDecision => ({
    ...{ id: 'd1', kind: 'hide', subject: 'job', target_id: 'j1', topic_id: null, post_id: null, project_id: null },
    ...{ title: 'Kıdemli Frontend Geliştirici', excerpt: null, reason: ENOUGH, at: '2026-11-27T07:00:00.000Z', report_id: null, other: null },
    moderator: { id: 'mod', username: 'mina', display_name: 'Mina Er', avatar: null } as ForumDecision['moderator'],
    ...{ state: 'standing', ended: null, undoable: true, undo_path: '/api/career/jobs/j1/decisions/4/undo' },
    ...fields,
  });
  const deciding = (rows: ForumDecision[] | null, role?: Role) => {
    let kept = rows;
    return seen(
      <>
        <h1 id={JOB_TITLE_ID} tabIndex={-1}>
          İlan
        </h1>
        <JobDecisions id="j1" otherwise={<p>Bu ilan yayında değil.</p>} />
      </>,
      ({ method }) => {
        if (method !== 'GET') kept = [];
        return kept ? done(kept) : refused(403, 'FORBIDDEN');
      },
      role,
    );
  };

  it('tell who decided, why, and upon what', async () => {
    const { place, shows } = await deciding([decision(), decision({ id: 'd2', kind: 'delete', moderator: null, reason: 'scam', report_id: 'r7' })]);
    await shows('Bu ilan gizlendi');
    for (const words of ['Mina Er', ENOUGH, 'Sayfada verildi', 'Bu ilan kaldırıldı', 'Sistem', 'Dolandırıcılık']) expect(place.textContent).toContain(words);
    expect([...place.querySelectorAll('a')].map(({ href, textContent }) => [new URL(href).hash || new URL(href).pathname, textContent])).toEqual([
      [expect.stringContaining('r7'), 'Bir rapor üzerine verildi'],
    ]);
    expect(place.textContent).not.toContain('Bu ilan yayında değil.');
  });

  it.each([
    ['there are none', []],
    ['they are not at hand', null],
  ] as const)('leave what is said otherwise where %s', async (_, rows) => {
    const { place, shows } = await deciding(rows && [...rows]);
    await shows('Bu ilan yayında değil.');
    expect(place.querySelector('section')).toBeNull();
  });

  it('are taken back with a reason; then the page shows it, and has the focus', async () => {
    const { sent, press, shows, confirm, write } = await deciding([decision()]);
    await press('Geri al');
    await shows(JOB_VERBS.hide.decision?.back ?? '');
    await write(ENOUGH);
    await confirm();
    await shows(DECISION_TEXT.undone);
    await shows('Bu ilan yayında değil.');
    expect(sent.map(({ method, path, body }) => [method, path, body])).toEqual([['PUT', '/api/career/jobs/j1/decisions/4/undo', { reason: ENOUGH }]]);
    await until(() => document.activeElement?.id === JOB_TITLE_ID);
  });

  it.each([
    ['nothing is left to take back', { undoable: false }, 'moderator'],
    ['whoever reads may not', {}, 'user'],
  ] as const)('have no way back where %s', async (_, fields, role) => {
    const { shows, has } = await deciding([decision(fields)], role);
    await shows('Bu ilan gizlendi');
    expect(has('Geri al')).toBe(false);
  });
});
