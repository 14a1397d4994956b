/** @jest-environment jsdom */

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act } from 'react';
import { done, fakeServer } from '../../../testing/fakeServer';
import { inReact, leaveAll } from '../../../testing/inReact';
import { draftName, localText, textKey } from './localDraft';
import { useKeptDraft } from './useKeptDraft';

const EMPTY = { content: '' };
const NAME = draftName('member-1', 'topic');
const stored = (content: string) => JSON.stringify({ content });

async function form() {
  const shown: string[] = [];
  const { give } = await inReact(
    ({ content }: { content: string }) =>
      useKeptDraft({
        memberId: 'member-1',
        key: 'topic',
        empty: EMPTY,
        value: { content },
        title: '',
        excerpt: '',
        onReplace: (next) => shown.push(next.content),
      }),
    EMPTY,
  );
  return { shown, give };
}

/** What another tab of this browser types; this one hears of it. */
async function otherTab(content: string) {
  localStorage.setItem(textKey(NAME), stored(content));
  await act(async () => void dispatchEvent(new StorageEvent('storage', { key: textKey(NAME), newValue: stored(content) })));
}

describe('A form whose draft another tab types', () => {
  beforeEach(() => {
    localStorage.clear();
    fakeServer(() => done(null));
  });
  afterEach(async () => {
    await leaveAll();
    jest.restoreAllMocks();
  });

  it('shows it, and does not bring it back when it was sent there meanwhile', async () => {
    const { shown, give } = await form();
    await otherTab('Yazılan');
    localStorage.removeItem(textKey(NAME));
    await give({ content: 'Yazılan' });
    expect([shown, localText(NAME)]).toEqual([['Yazılan'], null]);
  });

  it('keeps what is typed on here', async () => {
    const { give } = await form();
    await otherTab('Yazılan');
    await give({ content: 'Yazılan' });
    await give({ content: 'Yazılan ve süren' });
    expect(localText(NAME)).toBe(stored('Yazılan ve süren'));
  });
});
