/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, useRef } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { draw, leaveAll } from '../../../testing/inReact';
import { useStepping } from '../../design/useStepping';
import { useUnreadStepping } from '../../features/forum/components/useUnreadStepping';
import { useShortcuts } from './useShortcuts';

/** Keys are told apart by what they write, wherever they lie: `code` is always another one here. */
const press = (key: string, { on = document.body as Element, ...held }: KeyboardEventInit & { on?: Element | null } = {}) => {
  const event = new KeyboardEvent('keydown', { key, code: 'KeyQ', bubbles: true, cancelable: true, ...held });
  return act(async () => {
    on?.dispatchEvent(event);
    return event;
  });
};

let place: ReturnType<typeof useLocation>;
const help = jest.fn();
const ended = jest.fn();

function Page() {
  place = useLocation();
  const list = useRef<HTMLUListElement>(null);
  useShortcuts(help);
  useStepping(list);
  useUnreadStepping({ onEnd: ended });
  return (
    <>
      <ul ref={list}>
        {['a', 'b', 'c', 'd'].map((id) => (
          <li key={id}>
            <a id={id} href={`#${id}`} data-topic-link data-unread={id === 'b' ? undefined : ''}>
              {id}
            </a>
          </li>
        ))}
      </ul>
      <input id="input" />
      <textarea id="textarea" />
      <select id="select" />
      <div role="dialog">
        <button id="dialog" type="button" />
      </div>
      <div role="menu">
        <button id="menu" type="button" />
      </div>
      <p id="editable" contentEditable suppressContentEditableWarning />
      <button type="button" data-search-trigger onClick={() => document.getElementById('search')?.setAttribute('data-opened', '')} />
      <input id="search" data-search-field />
    </>
  );
}
const at = (id: string) => document.getElementById(id);
const focused = () => document.activeElement?.id;

beforeEach(async () => {
  jest.useFakeTimers();
  help.mockClear();
  ended.mockClear();
  HTMLElement.prototype.scrollIntoView = () => undefined;
  HTMLElement.prototype.checkVisibility = () => true;
  await draw(
    <MemoryRouter initialEntries={['/search']}>
      <Page />
    </MemoryRouter>,
  );
});
afterEach(async () => {
  await leaveAll();
  jest.useRealTimers();
});

describe('A key of the member app', () => {
  it('leads to the forum, the blog, the projects and home, after g', async () => {
    await press('g');
    await press('p');
    expect(place.pathname).toBe('/projects');
    await press('g');
    await press('b');
    expect(place.pathname).toBe('/blog');
    await press('g');
    await press('f');
    expect(place.pathname).toBe('/forum');
    await press('g');
    await press('h');
    expect(place.pathname).toBe('/');
  });

  it('waits for the second one for a second', async () => {
    await press('g');
    jest.advanceTimersByTime(1_000);
    await press('f');
    expect(place.pathname).toBe('/search');
  });

  it('forgets g when another key came between', async () => {
    await press('g');
    await press('x');
    await press('f');
    expect(place.pathname).toBe('/search');
  });

  it('opens a new topic', async () => {
    await press('c');
    expect(place.pathname + place.search).toBe('/forum?new=1');
  });

  it('that is typed with Shift counts: on the Turkish Q layout / and ? are so', async () => {
    await press('?', { shiftKey: true, code: 'Minus' });
    expect(help).toHaveBeenCalledTimes(1);
    const event = await press('/', { shiftKey: true, code: 'Digit7' });
    expect([focused(), event.defaultPrevented]).toEqual(['search', true]);
  });

  it('is what it writes, wherever the Turkish F layout has it', async () => {
    await press('j', { code: 'KeyY' });
    expect(focused()).toBe('a');
    // The key that writes j on the Q layout writes k here.
    await press('j', { code: 'KeyY' });
    await press('k', { code: 'KeyJ' });
    expect(focused()).toBe('a');
  });

  it('opens the search where only its icon is shown', async () => {
    HTMLElement.prototype.checkVisibility = () => false;
    await press('/');
    expect(at('search')?.hasAttribute('data-opened')).toBe(true);
  });

  it.each(['ctrlKey', 'metaKey', 'altKey'] as const)('belongs to the browser with %s', async (held) => {
    for (const key of ['c', '?', 'j', 'n']) expect((await press(key, { [held]: true })).defaultPrevented).toBe(false);
    expect([place.pathname, help.mock.calls, focused(), ended.mock.calls]).toEqual(['/search', [], '', []]);
  });

  it.each(['input', 'textarea', 'select', 'dialog', 'menu', 'editable'])('belongs to the %s that has the focus', async (id) => {
    // jsdom gives no focus to what can be edited.
    if (id === 'editable') at(id)?.setAttribute('tabindex', '0');
    at(id)?.focus();
    for (const key of ['c', '?', '/', 'j', 'k', 'n', 'p']) await press(key, { on: at(id) });
    expect([place.pathname, help.mock.calls, focused(), ended.mock.calls]).toEqual(['/search', [], id, []]);
  });

  it('is let be when somebody has used it already', async () => {
    const use = (event: Event) => event.preventDefault();
    document.body.addEventListener('keydown', use);
    for (const key of ['c', 'j', 'n']) await press(key);
    document.body.removeEventListener('keydown', use);
    expect([place.pathname, focused()]).toEqual(['/search', '']);
  });

  it('is heard no more once the page is gone', async () => {
    await leaveAll();
    await press('?');
    expect(help).not.toHaveBeenCalled();
  });
});

describe('j and k', () => {
  it('go down and up the topics of a list, and stay at its ends', async () => {
    const walked: (string | undefined)[] = [];
    for (const key of ['j', 'j', 'j', 'j', 'j', 'k', 'k', 'k', 'k']) {
      await press(key);
      walked.push(focused());
    }
    expect(walked).toEqual(['a', 'b', 'c', 'd', 'd', 'c', 'b', 'a', 'a']);
  });

  it('begin at the first one, whichever is pressed', async () => {
    await press('k');
    expect(focused()).toBe('a');
  });
});

describe('n and p', () => {
  it('go to what was not read, and say when there is nothing more', async () => {
    const walked: (string | undefined)[] = [];
    for (const key of ['n', 'n', 'n', 'n', 'p', 'p', 'p']) {
      await press(key);
      walked.push(focused());
    }
    expect(walked).toEqual(['a', 'c', 'd', 'd', 'c', 'a', 'a']);
    expect(ended.mock.calls).toEqual([['n'], ['p']]);
  });

  it('go on from where the focus is', async () => {
    at('b')?.focus();
    await press('n');
    expect(focused()).toBe('c');
    at('b')?.focus();
    await press('p');
    expect(focused()).toBe('a');
  });
});
