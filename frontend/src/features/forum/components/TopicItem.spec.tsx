/** @jest-environment jsdom */
import type { Author } from '@contracts/accounts';
import type { TopicRow } from '@contracts/forum';
import { NO_FLAGS } from '@contracts/topic-flags';
import { afterEach, describe, expect, it } from '@jest/globals';
import { MemoryRouter } from 'react-router-dom';
import { draw, leaveAll } from '../../../../testing/inReact';
import { TopicItem } from './TopicItem';

afterEach(leaveAll);
const person = (id: string, display_name: string): Author => ({
  id,
  username: id,
  display_name,
  first_name: null,
  last_name: null,
  avatar: null,
  role: 'user',
});
const topic = {
  id: 't1',
  title: 'Bir konu',
  users: person('m1', 'Elif Işık'),
  categories: null,
  selectedTags: [],
  state: 'visible',
  is_resolved: false,
  ...NO_FLAGS,
  comment_count: 2,
  likes: 0,
  view_count: 0,
  created_at: '2026-11-20T11:00:00.000Z',
  last_activity_at: '2026-11-21T11:00:00.000Z',
  last_activity_by: person('m2', 'Ozan Çelik'),
} as unknown as TopicRow;
const row = async (fields: Partial<TopicRow>, reading: 'new' | 'read' = 'read') => {
  const { place } = await draw(
    <MemoryRouter>
      <TopicItem topic={{ ...topic, ...fields }} reading={reading} unread={null} lastRead={null} />
    </MemoryRouter>,
  );
  return place;
};

describe('A row of the list', () => {
  it('names who began and who wrote last, each beside their own time', async () => {
    const [began, wrote] = [...(await row({})).querySelectorAll('time')];
    expect(began?.parentElement?.textContent).toContain('Elif Işık');
    expect(wrote?.parentElement?.textContent).toContain('Ozan Çelik');
    expect([began?.dateTime, wrote?.dateTime]).toEqual([topic.created_at, topic.last_activity_at]);
  });
  it('names nobody as the last where that is not known', async () => expect((await row({ last_activity_by: null })).textContent).toContain('Son yorum ·'));
  it('says that it is unread in words, and only then', async () => {
    expect([(await row({}, 'new')).textContent?.includes('(okunmadı)'), (await row({})).textContent?.includes('(okunmadı)')]).toEqual([true, false]);
  });
});
