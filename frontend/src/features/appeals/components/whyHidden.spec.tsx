/** @jest-environment jsdom */
import type { AppealableDecision, DecidedContent } from '@contracts/appeals';
import { afterEach, describe, expect, it } from '@jest/globals';
import { fakeServer } from '../../../../testing/fakeServer';
import { draw, leaveAll, until } from '../../../../testing/inReact';
import { onPage } from '../../../../testing/onPage';
import { WhyHidden } from './WhyHidden';

afterEach(leaveAll);

const decided = (state: DecidedContent['state'], may_appeal = true): AppealableDecision => ({
  decision: {
    ...{ id: 'd1', at: '2026-11-27T10:00:00.000Z', rule: 'Spam', clause: '2.1', words: 'Reklam bağlantıları var.', sanctions: [] },
    content: { type: 'project', id: 'p1', topic_id: '', post_id: null, project_id: 'p1', title: 'Takvim', excerpt: null, state, action: 'hidden' },
  },
  ...{ appeal_until: '2026-12-27T10:00:00.000Z', may_appeal, why_not: null, appeal: null, restriction: null },
});

async function shown(...data: AppealableDecision[]) {
  const { asked } = fakeServer(() => ({ status: 200, body: { success: true, data, total: data.length, limit: 20, offset: 0, hasMore: false } }));
  const { place } = await draw(onPage(<WhyHidden type="project" id="p1" />));
  await until(() => asked.some(({ path }) => path.startsWith('/api/appeals')));
  return place;
}

describe('Why something is hidden', () => {
  it('is told in words, with the way to the appeal', async () => {
    const place = await shown(decided('hidden'));
    await until(() => place.querySelector('p') !== null);
    expect([...place.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
      'Gerekçe: Spam (Kural 2.1)',
      'Moderatör: “Reklam bağlantıları var.”',
      'Karara itiraz et',
    ]);
    expect(place.querySelector('a')?.getAttribute('href')).toBe('/settings/decisions/d1');
    await leaveAll();
    const late = await shown(decided('hidden', false));
    await until(() => late.textContent?.includes('Kararı gör') === true);
  });
  it('is not told of a decision that holds no more', async () => {
    const place = await shown(decided('visible'), { ...decided('hidden'), decision: { ...decided('hidden').decision, content: null } });
    expect([...place.querySelectorAll('p, a')]).toEqual([]);
  });
});
