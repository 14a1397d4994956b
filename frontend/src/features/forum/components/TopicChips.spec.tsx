/** @jest-environment jsdom */
import type { TopicRow } from '@contracts/forum';
import { NO_FLAGS } from '@contracts/topic-flags';
import { afterEach, describe, expect, it } from '@jest/globals';
import { draw, leaveAll } from '../../../../testing/inReact';
import { TopicChips } from './TopicChips';

afterEach(leaveAll);
const chips = async (fields: Partial<TopicRow>) => {
  const { place } = await draw(<TopicChips topic={{ state: 'visible', is_resolved: false, ...NO_FLAGS, ...fields }} />);
  return [...place.querySelectorAll('span')].map((chip) => [chip.textContent, chip.querySelector('svg') !== null]);
};

describe('The chips of a topic', () => {
  it('are none where nothing is special about it', async () => expect(await chips({})).toEqual([]));
  it.each<[Partial<TopicRow>, string]>([
    [{ locked: true }, 'Kilitli'],
    [{ pinned: true }, 'Sabitlendi'],
    [{ outdated: true }, 'Güncel değil'],
    [{ is_resolved: true }, 'Çözüldü'],
    [{ state: 'hidden' }, 'Gizlendi'],
  ])('say it in words, with a picture: %j', async (fields, words) => expect(await chips(fields)).toEqual([[words, true]]));
  it('have an order', async () =>
    expect((await chips({ state: 'hidden', pinned: true, locked: true, is_resolved: true })).map(([words]) => words)).toEqual([
      'Gizlendi',
      'Sabitlendi',
      'Kilitli',
      'Çözüldü',
    ]));
});
