/** @jest-environment jsdom */
import type { JoinedProject } from '@contracts/projects';
import { afterEach, describe, expect, it } from '@jest/globals';
import { act } from 'react';
import { fakeServer, refused } from '../../../../../testing/fakeServer';
import { draw, leaveAll, until } from '../../../../../testing/inReact';
import { onPage } from '../../../../../testing/onPage';
import { useJoinedProjectsOpen } from '../../joinedProjects';
import { JoinedProjectsDialog } from './JoinedProjectsDialog';
import { JoinedProjectsPanel } from './JoinedProjectsPanel';

afterEach(leaveAll);

const joined = (id: string, fields: Partial<JoinedProject> = {}): JoinedProject => ({
  ...{ id, title: `Proje ${id}`, summary: 'Toplu taşıma saatleri', cover_image_url: null, stage: 'live', member_role: 'member' },
  ...{ created_at: '2026-03-03T10:00:00.000Z', joined_at: '2026-03-04T10:00:00.000Z' },
  ...fields,
});

function Beside() {
  const isOpen = useJoinedProjectsOpen();
  return (
    <>
      <JoinedProjectsPanel />
      {isOpen && <JoinedProjectsDialog />}
    </>
  );
}

async function page(projects: JoinedProject[] | null) {
  const server = fakeServer(({ path }) => {
    if (!projects) return refused(400, 'VALIDATION');
    const limit = Number(new URLSearchParams(path.split('?')[1]).get('limit'));
    const data = projects.slice(0, limit);
    return { status: 200, body: { success: true, data, total: projects.length, limit, offset: 0, hasMore: data.length < projects.length } };
  });
  const { place } = await draw(onPage(<Beside />, '/projects'));
  return { place, server };
}

describe('The projects that a member is in', () => {
  it('are the last five beside the page, and all in a window that closes behind one’s choice', async () => {
    const roles = ['owner', 'manager', 'member', 'member', 'member', 'member', 'member'] as const;
    const { place } = await page(roles.map((member_role, at) => joined(`p${at}`, { member_role })));
    await until(() => place.querySelectorAll('a').length === 5);
    for (const words of ['Proje p0', 'Toplu taşıma saatleri', 'Sahip', 'Yönetici', 'Üye', '3 Mart 2026']) expect(place.textContent).toContain(words);
    expect(place.querySelector('a')?.getAttribute('href')).toBe('/projects/p0');
    await act(async () => [...place.querySelectorAll('button')].find(({ textContent }) => textContent === 'Toplam 7 proje')?.click());
    const inWindow = () => [...document.querySelectorAll<HTMLElement>('[role=dialog] a')];
    await until(() => inWindow().length === 7);
    await act(async () => inWindow()[6]?.click());
    await until(() => document.querySelector('[role=dialog]') === null);
  });
  it('are none yet', async () => {
    const { place } = await page([]);
    await until(() => place.textContent?.includes('Henüz katıldığın proje yok.') === true);
  });
  it('can be asked for again when that failed', async () => {
    const { place } = await page(null);
    await until(() => place.textContent?.includes('Katıldığın projeler yüklenemedi') === true);
    expect(place.textContent).toContain('Tekrar Dene');
  });
});
