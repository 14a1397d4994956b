/** @jest-environment jsdom */
import type { NotificationRow } from '@contracts/notifications';
import type { NoticeOfProject } from '@contracts/project-notices';
import { afterEach, describe, expect, it } from '@jest/globals';
import { done, fakeServer } from '../../../../testing/fakeServer';
import { draw, leaveAll } from '../../../../testing/inReact';
import { onPage } from '../../../../testing/onPage';
import { NotificationItem } from './NotificationItem';

afterEach(leaveAll);

const row = (project: NoticeOfProject | null, fields: Partial<NotificationRow> = {}): NotificationRow => ({
  ...{ id: 'n1', type: 'project', reason: 'project_invited', outcome: null, actors: [], count: 1 },
  ...{ topicId: null, postId: null, projectId: 'j1', commentId: null, project, job: null, title: 'Takvim', excerpt: null, note: null },
  ...{ removed: false, unread: true, at: '2026-11-21T11:00:00.000Z' },
  ...fields,
});
async function linksOf(shown: NotificationRow) {
  fakeServer(() => done({ ids: [], user: null }));
  const { place } = await draw(onPage(<NotificationItem row={shown} onRead={() => undefined} />));
  return [...place.querySelectorAll('article a')].map((link) => [link.textContent?.replace(' (okunmadı)', ''), link.getAttribute('href')]);
}

describe('What a member is told of a project', () => {
  it('leads to where an invitation is accepted, as long as it waits', async () => {
    const text = 'Bir üye, sizi ‹Takvim› projesine davet etti';
    expect(await linksOf(row({ happening: 'invited', part: null, waits: true }))).toEqual([
      [text, '/projects/mine'],
      ['Kabul et', '/projects/mine'],
    ]);
    expect(await linksOf(row({ happening: 'invited', part: null, waits: false }))).toEqual([[text, '/projects/j1']]);
  });
  it('leads to its posting', async () =>
    expect(await linksOf(row({ happening: 'applied', part: { id: 'h1', title: 'Arayüz' }, waits: false }))).toEqual([
      ['Bir üye, ‹Takvim› projesindeki ‹Arayüz› ilanına başvurdu', '/projects/j1?tab=postings#posting-h1'],
    ]));
  it('leads nowhere where it may not be read any more', async () =>
    expect(await linksOf(row({ happening: 'archived', part: null, waits: false }, { title: null, removed: true }))).toEqual([]));
});

describe('What a member is told of an application', () => {
  const told = { type: 'job_application', reason: 'applied', projectId: null, job: { id: 'l1', happening: 'job_application_answered' } } as const;
  it('leads to it', async () =>
    expect(await linksOf(row(null, { ...told, title: 'Arka uç' }))).toEqual([
      ['‹Arka uç› ilanına yaptığınız başvuruya yanıt geldi', '/career/applications?ilan=l1'],
    ]));
  it('leads nowhere where that may not be read any more', async () => expect(await linksOf(row(null, { ...told, title: null, removed: true }))).toEqual([]));
});
