/** @jest-environment jsdom */

import type { PublicUser } from '@contracts/profile';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type KeyboardEvent } from 'react';
import { done, fakeServer } from '../../testing/fakeServer';
import { inReact, leaveAll } from '../../testing/inReact';
import { insertAtCaret, replacePiece } from './applyEdit';
import { type Mentions, useMentions } from './useMentions';
import { useScrollStep } from './useScrollStep';

/** A field with a caret where the bar is. */
function fieldWith(drawn: string) {
  const field = document.body.appendChild(document.createElement('textarea'));
  field.value = drawn.replaceAll('|', '');
  const from = drawn.indexOf('|');
  const to = drawn.indexOf('|', from + 1);
  field.setSelectionRange(from, to < 0 ? from : to - 1);
  return field;
}
const drawn = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) =>
  selectionStart === selectionEnd
    ? `${value.slice(0, selectionStart)}|${value.slice(selectionStart)}`
    : `${value.slice(0, selectionStart)}|${value.slice(selectionStart, selectionEnd)}|${value.slice(selectionEnd)}`;

const typed: string[] = [];
const onChange = (text: string) => void typed.push(text);
beforeEach(() => {
  typed.length = 0;
  // No browser command here: what is left is the way without the browser's undo.
  document.execCommand = () => false;
});
afterEach(async () => {
  await leaveAll();
  document.body.replaceChildren();
});

describe('A text that is put into a field', () => {
  it('stands at the caret, or in place of what is selected, with the caret behind it', () => {
    const field = fieldWith('a | b');
    insertAtCaret(field, '> alıntı\n', onChange);
    expect([drawn(field), typed]).toEqual(['a > alıntı\n| b', ['a > alıntı\n b']]);
    const other = fieldWith('a |b| c');
    insertAtCaret(other, 'x', onChange);
    expect(drawn(other)).toBe('a x| c');
  });

  it('is typed by the browser where it can, so that it can be undone', () => {
    const field = fieldWith('a |b| c');
    document.execCommand = (command, _, text = '') => {
      field.setRangeText(`${command}:${text}`, field.selectionStart, field.selectionEnd, 'end');
      return true;
    };
    insertAtCaret(field, 'x', onChange);
    expect([field.value, typed]).toEqual(['a insertText:x c', []]);
  });

  it.each([
    ['abc PIECE def|', 'abc new def|'],
    ['a|bc PIECE def', 'a|bc new def'],
    ['abc PI|ECE def', 'abc new| def'],
  ])('takes the place of a piece and leaves the caret where it is: %j', (before, after) => {
    const field = fieldWith(before);
    field.focus();
    replacePiece(field, 'PIECE', 'new', onChange);
    expect(drawn(field)).toBe(after);
  });

  it('does not call back whoever has gone on to another field', () => {
    const field = fieldWith('PIECE|');
    const other = fieldWith('|');
    other.focus();
    replacePiece(field, 'PIECE', 'new', onChange);
    expect([field.value, document.activeElement === other, typed]).toEqual(['new', true, ['new']]);
  });

  it('is nothing where the piece is gone', () => {
    const field = fieldWith('abc|');
    replacePiece(field, 'PIECE', 'new', onChange);
    expect([field.value, typed]).toEqual(['abc', []]);
  });
});

describe('A mention', () => {
  const members = ['ada', 'adem', 'adile'].map((username) => ({ id: username, username }) as unknown as PublicUser);
  let field: HTMLTextAreaElement;
  let mentions: { readonly now: Mentions };
  let queries: QueryClient;
  let server: ReturnType<typeof fakeServer>;
  /** The fingers pause, and what was asked is answered. */
  const pause = async () => {
    for (const ms of [150, 10]) await act(async () => jest.advanceTimersByTimeAsync(ms));
  };
  const key = async (name: string, held: object = {}) => {
    const event = { key: name, preventDefault: jest.fn(), stopPropagation: jest.fn(), ...held };
    let taken = false;
    await act(async () => {
      taken = mentions.now.onKeyDown(event as unknown as KeyboardEvent);
    });
    return taken;
  };
  /** Types what stands before the bar. */
  const type = async (text: string) => {
    field.value = text.replace('|', '');
    field.setSelectionRange(text.indexOf('|'), text.indexOf('|'));
    await act(async () => mentions.now.look());
    await pause();
  };
  beforeEach(async () => {
    jest.useFakeTimers();
    server = fakeServer(() => done(members));
    field = fieldWith('|');
    queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    mentions = await inReact(
      () => useMentions({ current: field }, onChange),
      null,
      (inside) => <QueryClientProvider client={queries}>{inside}</QueryClientProvider>,
    );
  });
  afterEach(() => {
    queries.clear();
    jest.useRealTimers();
  });

  it('is asked for from two letters on, once the fingers pause', async () => {
    await type('Selam @a|');
    expect([mentions.now.state, server.asked]).toEqual(['short', []]);
    await type('Selam @ad|');
    expect([mentions.now.state, mentions.now.members.length, server.asked.map(({ path }) => path)]).toEqual(['found', 3, ['/api/users/search?q=ad']]);
  });

  it('is chosen by arrows, around the list', async () => {
    await type('@ad|');
    const walked: number[] = [];
    for (const name of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp']) {
      await key(name);
      walked.push(mentions.now.chosen);
    }
    expect(walked).toEqual([1, 2, 0, 2]);
  });

  it.each(['Enter', 'Tab'])('is taken by %s: the name stands there, and one writes on', async (name) => {
    await type('Selam @ad| nasılsın');
    await key('ArrowDown');
    expect(await key(name)).toBe(true);
    expect([drawn(field), mentions.now.open]).toEqual(['Selam @adem | nasılsın', null]);
  });

  it('leaves other keys to the text', async () => {
    await type('@ad|');
    expect([await key('x'), await key('Enter', { shiftKey: true }), await key('Enter', { ctrlKey: true })]).toEqual([false, false, false]);
    expect(field.value).toBe('@ad');
  });

  it('that was closed with Escape stays closed, and the next one opens', async () => {
    await type('@ad|');
    expect(await key('Escape')).toBe(true);
    await type('@ada|');
    expect(mentions.now.open).toBeNull();
    await type('@ada @ad|');
    expect(mentions.now.open).toEqual({ from: 5, typed: 'ad' });
  });

  it('says when there is nobody, and when it could not be asked', async () => {
    server.answer = () => done([]);
    await type('@zz|');
    expect(mentions.now.state).toBe('nobody');
    server.answer = () => null;
    await type('@yy|');
    expect([mentions.now.state, await key('Enter')]).toEqual(['failed', false]);
  });

  it('that is chosen is still one of the list when fewer are found', async () => {
    await type('@ad|');
    server.answer = () => done(members.slice(0, 1));
    field.value = '@ada';
    field.setSelectionRange(4, 4);
    await act(async () => mentions.now.look());
    // What was found before is shown until the new answer is there.
    for (const name of ['ArrowDown', 'ArrowDown']) await key(name);
    await pause();
    expect(mentions.now.members).toHaveLength(1);
    expect(mentions.now.members[mentions.now.chosen]?.username).toBe('ada');
    expect([await key('Enter'), field.value]).toEqual([true, '@ada ']);
  });
});

describe('Two places that scroll in step', () => {
  const place = (scrollHeight: number, clientHeight: number) => {
    const element = document.createElement('div');
    Object.defineProperties(element, { scrollHeight: { value: scrollHeight }, clientHeight: { value: clientHeight } });
    return element;
  };
  const inStep = async (one: HTMLElement | null, other: HTMLElement | null) =>
    (await inReact(() => useScrollStep({ current: one }, { current: other }), null)).now;

  it('are each as far along their own length', async () => {
    const [text, preview] = [place(1_100, 100), place(600, 100)];
    const moved = await inStep(text, preview);
    text.scrollTop = 500;
    moved('one');
    expect(preview.scrollTop).toBe(250);
    moved('other');
    preview.scrollTop = 500;
    moved('other');
    expect(text.scrollTop).toBe(1_000);
  });

  it('do not answer each other for ever', async () => {
    const [text, preview] = [place(1_100, 100), place(433, 100)];
    const moved = await inStep(text, preview);
    text.scrollTop = 501;
    moved('one');
    moved('other');
    expect(text.scrollTop).toBe(501);
  });

  it('leave each other alone where one is missing or does not scroll', async () => {
    const [short, preview] = [place(100, 100), place(600, 100)];
    preview.scrollTop = 7;
    (await inStep(short, preview))('one');
    (await inStep(short, null))('one');
    expect(preview.scrollTop).toBe(7);
  });
});
