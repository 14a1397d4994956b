/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { inReact, leaveAll } from '../../../testing/inReact';
import { readDraft, useDraft } from './useDraft';

const EMPTY = { content: '' };

describe('A draft on this device', () => {
  beforeEach(() => localStorage.clear());
  afterEach(async () => {
    await leaveAll();
    jest.restoreAllMocks();
  });

  it('is kept as it is typed, and gone when nothing is left', async () => {
    const hook = await inReact<string, Date | null>((content) => useDraft('m1:post', EMPTY, { content }), 'Bir');
    expect([hook.now !== null, readDraft('m1:post', EMPTY)]).toEqual([true, { content: 'Bir' }]);
    await hook.give('');
    expect([hook.now, readDraft('m1:post', EMPTY)]).toEqual([null, EMPTY]);
  });
  it('is not said to be kept where there is no room for it, and the page stays', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const hook = await inReact((content: string) => useDraft('m1:post', EMPTY, { content }), 'Bir');
    expect(hook.now).toBeNull();
  });
});
