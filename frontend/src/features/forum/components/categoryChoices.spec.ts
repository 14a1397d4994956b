import type { Category } from '@contracts/forum';
import { describe, expect, it } from '@jest/globals';
import { categoryChoices } from './categoryChoices';

const category = (id: string, more: Partial<Category> = {}) =>
  ({ id, slug: `${id}-adresi`, name: id.toUpperCase(), closed: false, writers: 'everybody', merged: [], ...more }) as Category;
const ALL = [category('a'), category('b', { closed: true }), category('c', { writers: 'staff' }), category('d', { merged: [{ id: 'x', slug: 'x-adresi' }] })];
const names = (asked: Parameters<typeof categoryChoices>[1]) => categoryChoices(ALL, asked).data.map(({ label }) => label);

describe('The categories that a form offers', () => {
  it('are those in which somebody may open a topic', () => {
    expect(names({ role: 'user', chosen: '' })).toEqual(['A', 'D']);
    expect(names({ role: 'moderator', chosen: '' })).toEqual(['A', 'C', 'D']);
  });
  it('are all of them for staff who move a topic', () => expect(names({ role: 'moderator', chosen: '', moves: true })).toEqual(['A', 'B', 'C', 'D']));
  it('keep the chosen one, which says why nothing can be written there', () =>
    expect(names({ role: 'user', chosen: 'b' })).toEqual(['A', 'B (yeni konuya kapalı)', 'D']));
  it('keep the one in which a topic stands that is edited', () => expect(names({ role: 'user', chosen: 'b', moves: true })).toEqual(['A', 'B', 'D']));
  it('know the chosen one by an address that leads to it', () => {
    expect(categoryChoices(ALL, { role: 'user', chosen: 'x' }).value).toBe('d');
    expect(categoryChoices(ALL, { role: 'user', chosen: 'gone' }).value).toBe('gone');
  });
});
