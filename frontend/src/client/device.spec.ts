/** @jest-environment jsdom */
import { DRAFT_TEXT } from '@contracts/drafts';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { draftName, forgetDraft, forgetLocalDrafts, hasLocalDraft, keepKnown, localKnown, localText, putBack, textKey } from './drafts/localDraft';
import { hasUnsavedDrafts, leaveWords, type OpenDraft, openDrafts, saveDrafts } from './drafts/openDrafts';
import { forgetRestriction, rememberedRestriction, rememberRestriction } from './restriction';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  openDrafts.clear();
  jest.restoreAllMocks();
});

const fullStorage = () =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

describe('A draft on this device', () => {
  const mine = draftName('m1', 'topic');

  it('belongs to one member', () => {
    localStorage.setItem(textKey(mine), 'x');
    expect([hasLocalDraft('m1', 'topic'), hasLocalDraft('m2', 'topic')]).toEqual([true, false]);
  });

  it('that is gone leaves nothing', () => {
    putBack(mine, 'x');
    keepKnown(mine, { version: 'v1', text: 'x' });
    forgetDraft('m1', 'topic');
    expect(localStorage).toHaveLength(0);
  });

  it('that is put back is a new one for the server', () => {
    keepKnown(mine, { version: 'v1', text: 'x' });
    putBack(mine, 'x');
    expect([localText(mine), localKnown(mine)]).toEqual(['x', { version: null, text: null }]);
  });

  it('of which nothing can be read is not known', () => {
    localStorage.setItem(`draftKnown:${mine}`, '{');
    expect(localKnown(mine)).toEqual({ version: null, text: null });
  });

  it('does not stop the writer where the storage is full', () => {
    fullStorage();
    expect(() => keepKnown(mine, { version: 'v1', text: 'x' })).not.toThrow();
  });

  it('goes at signing out only as far as the server has it', () => {
    const typed = draftName('m1', 'comment:t1');
    const other = draftName('m2', 'topic');
    for (const name of [mine, typed, other]) localStorage.setItem(textKey(name), 'now');
    keepKnown(mine, { version: 'v1', text: 'now' });
    keepKnown(typed, { version: 'v1', text: 'before' });
    keepKnown(other, { version: 'v1', text: 'now' });
    forgetLocalDrafts('m1');
    expect([mine, typed, other].map(localText)).toEqual([null, 'now', 'now']);
    expect(localKnown(mine).version).toBeNull();
  });

  it('of a profile goes at signing out whatever the server has of it: numbers and addresses stand in it', () => {
    const [mineToo, other] = [draftName('m1', 'profile:personal'), draftName('m2', 'profile:personal')];
    for (const name of [mineToo, other]) localStorage.setItem(textKey(name), '{"phone":"5321234567"}');
    forgetLocalDrafts('m1');
    expect([mineToo, other].map(localText)).toEqual([null, '{"phone":"5321234567"}']);
  });

  it('of a chat goes at signing out, with what was to be sent', () => {
    const names = ['m1:chat:c1', 'm1:chat-out:c1:1:k1', 'm2:chat:c1'];
    for (const name of names) localStorage.setItem(textKey(name), '{"text":"gizli"}');
    forgetLocalDrafts('m1');
    expect(names.map(localText)).toEqual([null, null, '{"text":"gizli"}']);
  });
});

describe('The drafts of a page', () => {
  const draft = (isUnsaved: boolean, save: OpenDraft['save'] = async () => undefined) => ({ isUnsaved, save });

  it('are unsaved while any of them is', () => {
    openDrafts.add(draft(false));
    expect(hasUnsavedDrafts()).toBe(false);
    openDrafts.add(draft(true));
    expect(hasUnsavedDrafts()).toBe(true);
  });

  it('tell whoever leaves what is true of them: that the server lacks one, or what it has of all', () => {
    openDrafts.add({ ...draft(true), leave: 'Kayıtlı.' });
    openDrafts.add(draft(false));
    expect(leaveWords()).toBe('Kayıtlı.');
    openDrafts.add(draft(true));
    expect(leaveWords()).toBe(DRAFT_TEXT.leave);
  });

  it('are saved together, and it is known whether the server has them', async () => {
    const stubborn = draft(true);
    const saved: (boolean | undefined)[] = [];
    openDrafts.add(stubborn);
    openDrafts.add(draft(false, async (isLeaving) => void saved.push(isLeaving)));
    expect([await saveDrafts(true), saved]).toEqual([false, [true]]);
    stubborn.isUnsaved = false;
    expect(await saveDrafts()).toBe(true);
  });
});

describe('A restriction', () => {
  it('is remembered until somebody is let in', () => {
    const notice = { status: 'suspended', text: 'Uzaklaştırıldınız.', reason: 'Kural 3', until: null } as const;
    rememberRestriction(notice);
    expect(rememberedRestriction()).toEqual(notice);
    forgetRestriction();
    expect(rememberedRestriction()).toBeNull();
  });
});

describe('The cookie choice', () => {
  const fresh = async () => {
    jest.resetModules();
    return import('./cookieChoice');
  };

  it('is asked for once, and nothing optional is kept before', async () => {
    const { mayKeepOptional, chooseCookies } = await fresh();
    expect(mayKeepOptional()).toBe(false);
    chooseCookies('accepted');
    expect(mayKeepOptional()).toBe(true);
    expect((await fresh()).mayKeepOptional()).toBe(true);
  });

  it('of another tab counts here, too', async () => {
    const { mayKeepOptional, watchCookieChoice } = await fresh();
    const told: boolean[] = [];
    const stop = watchCookieChoice(() => told.push(mayKeepOptional()));
    localStorage.setItem('cookieChoice', 'accepted');
    dispatchEvent(new StorageEvent('storage', { key: 'cookieChoice' }));
    dispatchEvent(new StorageEvent('storage', { key: 'elsewhere' }));
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: null }));
    stop();
    expect(told).toEqual([true, false]);
  });

  it('is a refusal where nothing can be kept', async () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const { mayKeepOptional } = await fresh();
    expect(mayKeepOptional()).toBe(false);
  });

  it('that makes no sense is none', async () => {
    localStorage.setItem('cookieChoice', 'perhaps');
    expect((await fresh()).mayKeepOptional()).toBe(false);
  });
});

describe('The member who is known', () => {
  it('is greeted again at the next visit, and nobody where the storage is broken', async () => {
    jest.resetModules();
    const { rememberMember } = await import('./knownMember');
    rememberMember({ id: 'm1', username: 'ada', display_name: 'Ada', first_name: null, last_name: null, avatar: null, role: 'user' } as never);
    jest.resetModules();
    expect((await import('./knownMember')).knownMember()).toMatchObject({ id: 'm1', username: 'ada' });
    localStorage.setItem('knownMember', '{');
    jest.resetModules();
    expect((await import('./knownMember')).knownMember()).toBeNull();
  });
});
