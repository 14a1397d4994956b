/** @jest-environment jsdom */
import type { Author } from '@contracts/accounts';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { draw, leaveAll } from '../../testing/inReact';
import { AuthorCardSlot, AuthorName } from './AuthorName';

const author: Author = { id: 'm1', username: 'ozan', display_name: 'Ozan Çelik', first_name: null, last_name: null, avatar: null, role: 'user' };
const Card = ({ author: { username } }: { author: Author }) => <span>kart: {username}</span>;

async function name(of: Author = author, card: typeof Card | null = Card) {
  const { place } = await draw(
    <MemoryRouter>
      <AuthorCardSlot value={card}>
        <AuthorName author={of} />
      </AuthorCardSlot>
    </MemoryRouter>,
  );
  const tip = () => place.querySelector('[role=tooltip]');
  /** jsdom has no pointer events of its own; React hears entering by `pointerover`. */
  const point = (type: 'pointerover' | 'pointerout', pointerType: string) =>
    act(async () => {
      place.querySelector('a')?.dispatchEvent(Object.assign(new MouseEvent(type, { bubbles: true, relatedTarget: document.body }), { pointerType }));
      jest.runAllTimers();
    });
  return { place, tip, point };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(async () => {
  await leaveAll();
  jest.useRealTimers();
});

describe('The name of an author', () => {
  it('leads to the profile and tells who it is under a pointer that rests', async () => {
    const { place, tip, point } = await name();
    expect([place.querySelector('a')?.getAttribute('href'), tip()]).toEqual(['/profile/ozan', null]);
    await point('pointerover', 'mouse');
    expect([tip()?.textContent, place.querySelector('a')?.getAttribute('aria-describedby')]).toEqual(['kart: ozan', tip()?.id]);
    await point('pointerout', 'mouse');
    expect(tip()).toBeNull();
  });

  it('is closed by Escape', async () => {
    const { place, tip, point } = await name();
    await point('pointerover', 'mouse');
    await act(async () => void place.querySelector('a')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
    expect(tip()).toBeNull();
  });

  it('opens nothing under a finger, nor where no card is to be had', async () => {
    const touched = await name();
    await touched.point('pointerover', 'touch');
    const guest = await name(author, null);
    await guest.point('pointerover', 'mouse');
    expect([touched.tip(), guest.tip()]).toEqual([null, null]);
  });

  it('leads nowhere when the account is gone', async () => {
    const { place } = await name({ ...author, username: '', display_name: 'Silinmiş üye' });
    expect([place.querySelector('a'), place.textContent]).toEqual([null, 'Silinmiş üye']);
  });
});
