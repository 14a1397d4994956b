import type { Role } from '@contracts/permissions';
import { act, type ReactNode } from 'react';
import { useMember } from '../src/client/session';
import { type Answer, type Asked, done, fakeServer } from './fakeServer';
import { draw, until } from './inReact';
import { onPage } from './onPage';

globalThis.CSS ??= { escape: (text: string) => text } as typeof CSS;

/** Whoever looks. */
export const OWN = { id: 'm9', username: 'elif' };

/** Draws something for a member who is signed in; `sent` is what is changed by it, but for drafts, of which the server keeps none or the one given. */
export async function drawn(what: ReactNode, answer: (asked: Asked) => Answer | Promise<Answer>, kept: object | null = null, role: Role = 'user') {
  const sent: Asked[] = [];
  fakeServer((asked) => {
    if (asked.path.startsWith('/api/auth/session')) return done({ user: { ...OWN, role } });
    if (asked.path.startsWith('/api/forum/drafts/'))
      return done(kept && { content: JSON.stringify(kept), version: 'v1', saved_at: '2026-11-27T07:00:00.000Z' });
    if (asked.method !== 'GET') sent.push(asked);
    return answer(asked);
  });
  let isKnown = false;
  const Probe = () => {
    isKnown = useMember() !== undefined;
    return null;
  };
  const { place } = await draw(
    onPage(
      <>
        <Probe />
        {what}
      </>,
    ),
  );
  await until(() => isKnown);
  // A dialog is asked first: it may say on its button what the page says on its own, and it may stand before or behind it.
  const button = (name: string) =>
    ['[role$="dialog"] :is(button, a)', 'button, a, [role="menuitem"]']
      .map((where) => [...document.querySelectorAll<HTMLElement>(where)].findLast((each) => (each.getAttribute('aria-label') ?? each.textContent) === name))
      .find((found) => found !== undefined);
  const press = async (name: string) => {
    await until(() => button(name) !== undefined);
    await act(async () => button(name)?.click());
  };
  const shows = (words: string) => until(() => document.body.textContent?.includes(words) === true);
  return { place, sent, press, shows, has: (name: string) => button(name) !== undefined };
}
