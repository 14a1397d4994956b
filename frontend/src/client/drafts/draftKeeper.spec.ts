/** @jest-environment jsdom */

import { DRAFT_CODE, type Draft, type SaveDraftRequest } from '@contracts/drafts';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type Answer, type Asked, done, fakeServer, NOTHING, refused, unavailable } from '../../../testing/fakeServer';
import { DraftKeeper } from './draftKeeper';
import { placeOf } from './draftPlaces';
import { keepKnown, localKnown, localText, textKey } from './localDraft';
import { hasUnsavedDrafts, openDrafts } from './openDrafts';

const NAME = 'member-1:topic';
const PATH = '/api/forum/drafts/topic';
const ABOUT = { title: 'Başlık', excerpt: 'Özet' };
const draftOf = (content: string, version: string) => ({ key: 'topic', ...ABOUT, content, version, saved_at: '2026-11-22T10:00:00.000Z' }) satisfies Draft;

/** The server's copy as it would keep it: a save that does not go on from it is refused with what is kept instead. */
function serverWith(kept: Draft | null) {
  const state = { kept, saves: 0 };
  const server = fakeServer(({ method, body }: Asked): Answer => {
    if (method === 'GET') return done(state.kept);
    if (method === 'DELETE') state.kept = null;
    else {
      const { content, version } = body as SaveDraftRequest;
      if ((state.kept?.version ?? null) !== version) return refused(409, DRAFT_CODE.conflict, { draft: state.kept } as object);
      state.saves += 1;
      state.kept = draftOf(content, `saved-${state.saves}`);
    }
    return done(state.kept);
  });
  return { ...server, state, server };
}

let stop: (() => void) | undefined;
let visibility: DocumentVisibilityState;
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const writes = (asked: Asked[]) =>
  asked.filter(({ method }) => method !== 'GET').map(({ method, body }) => [method, (body as SaveDraftRequest | undefined)?.content]);
const shown: (string | null)[] = [];
const offered: (string | null)[] = [];

/** What the form does with every key: it keeps the text on this device, and tells the keeper. */
function type(keeper: DraftKeeper, text: string | null) {
  if (text === null) localStorage.removeItem(textKey(NAME));
  else localStorage.setItem(textKey(NAME), text);
  keeper.change(text, ABOUT);
}

async function open() {
  const keeper = new DraftKeeper(NAME, placeOf('topic'), { replace: (text) => shown.push(text), offer: (newer) => offered.push(newer) });
  stop = keeper.follow();
  await pass(0);
  return keeper;
}

/** What another tab of this browser does to the same draft. */
function otherTab(text: string | null, former: string | null = localText(NAME)) {
  if (text === null) localStorage.removeItem(textKey(NAME));
  else localStorage.setItem(textKey(NAME), text);
  dispatchEvent(new StorageEvent('storage', { key: textKey(NAME), oldValue: former, newValue: text }));
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  shown.length = 0;
  offered.length = 0;
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(async () => {
  stop?.();
  stop = undefined;
  await pass(0);
  openDrafts.clear();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('A draft that is typed', () => {
  it('reaches the server a moment after the last key, once', async () => {
    const { asked } = serverWith(null);
    const keeper = await open();
    type(keeper, 'A');
    await pass(1_000);
    type(keeper, 'Ab');
    await pass(1_400);
    expect(writes(asked)).toEqual([]);
    await pass(100);
    expect(writes(asked)).toEqual([['PUT', 'Ab']]);
    expect(asked.at(-1)).toMatchObject({ path: PATH, body: { content: 'Ab', version: null, ...ABOUT } });
  });

  it('is unsaved until the server has it', async () => {
    serverWith(null);
    const keeper = await open();
    type(keeper, 'A');
    expect([keeper.isUnsaved, hasUnsavedDrafts()]).toEqual([true, true]);
    await pass(1_500);
    expect([keeper.isUnsaved, hasUnsavedDrafts()]).toEqual([false, false]);
  });

  it('goes on from the version that was saved last', async () => {
    const { asked } = serverWith(null);
    const keeper = await open();
    type(keeper, 'A');
    await pass(1_500);
    type(keeper, 'B');
    await pass(1_500);
    expect(asked.at(-1)?.body).toMatchObject({ content: 'B', version: 'saved-1' });
    expect(localKnown(NAME)).toEqual({ version: 'saved-2', text: 'B' });
  });

  it('is not sent a second time while nothing is typed', async () => {
    const { asked } = serverWith(null);
    const keeper = await open();
    type(keeper, 'A');
    await pass(1_500);
    keeper.change('A', ABOUT);
    await keeper.save();
    await pass(60_000);
    expect(writes(asked)).toEqual([['PUT', 'A']]);
  });

  it('waits for the answer to a look, which is no news of what was typed meanwhile', async () => {
    const fake = serverWith(null);
    const keeper = await open();
    type(keeper, 'A');
    await pass(1_500);
    let come = () => {};
    const { answer } = fake.server;
    fake.server.answer = async (asked) => {
      if (asked.method === 'GET') await new Promise<void>((go) => (come = go));
      return answer(asked);
    };
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    type(keeper, 'B');
    await pass(1_500);
    type(keeper, 'C');
    expect(writes(fake.asked)).toEqual([['PUT', 'A']]);
    come();
    await pass(1_500);
    expect(writes(fake.asked)).toEqual([
      ['PUT', 'A'],
      ['PUT', 'C'],
    ]);
    expect([shown, offered.filter(Boolean)]).toEqual([[], []]);
  });

  it('is sent by whoever leaves before a look is answered, and the answer is an old one then', async () => {
    const fake = serverWith(draftOf('A', 'first'));
    const keeper = await open();
    let come = () => {};
    const { answer } = fake.server;
    fake.server.answer = async (asked) => {
      const answered = answer(asked);
      if (asked.method === 'GET') await new Promise<void>((go) => (come = go));
      return answered;
    };
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await pass(0);
    shown.length = 0;
    type(keeper, 'B');
    await pass(1_500);
    expect(writes(fake.asked)).toEqual([]);
    await keeper.save(true);
    expect(writes(fake.asked)).toEqual([['PUT', 'B']]);
    come();
    await pass(0);
    expect([shown, localKnown(NAME).text]).toEqual([[], 'B']);
  });

  it('is sent one request after the other, the later ones with what the earlier ones were answered', async () => {
    const fake = serverWith(null);
    const answers: (() => void)[] = [];
    const answer = fake.server.answer;
    const keeper = await open();
    fake.server.answer = async (asked) => {
      await new Promise<void>((go) => answers.push(go));
      return answer(asked);
    };
    type(keeper, 'A');
    void keeper.save();
    await pass(0);
    type(keeper, 'B');
    const second = keeper.save();
    await pass(0);
    expect(writes(fake.asked)).toEqual([['PUT', 'A']]);
    answers.shift()?.();
    await pass(0);
    answers.shift()?.();
    await second;
    expect(writes(fake.asked)).toEqual([
      ['PUT', 'A'],
      ['PUT', 'B'],
    ]);
    expect(offered).not.toContain('A');
  });

  it('is tried again ten seconds after a failure', async () => {
    const fake = serverWith(null);
    const answer = fake.server.answer;
    const keeper = await open();
    fake.server.answer = () => NOTHING;
    type(keeper, 'A');
    await pass(1_500);
    fake.server.answer = () => unavailable();
    await pass(10_000);
    expect(keeper.isUnsaved).toBe(true);
    fake.server.answer = answer;
    await pass(9_999);
    expect(keeper.isUnsaved).toBe(true);
    await pass(1);
    expect(keeper.isUnsaved).toBe(false);
  });

  it('is not tried again when the server has refused it', async () => {
    const fake = serverWith(null);
    const keeper = await open();
    fake.server.answer = () => refused(422, 'VALIDATION');
    type(keeper, 'A');
    await pass(120_000);
    expect(writes(fake.asked)).toHaveLength(1);
    expect(keeper.isUnsaved).toBe(true);
  });

  it('is sent by the page that is being left, as far as browsers let it', async () => {
    const { asked } = serverWith(null);
    const keeper = await open();
    type(keeper, 'A');
    await keeper.save(true);
    expect(asked.at(-1)?.keepalive).toBe(true);
    type(keeper, 'ş'.repeat(20_000));
    await keeper.save(true);
    expect(asked.at(-1)).toMatchObject({ method: 'PUT', keepalive: false });
  });

  it('is sent when its form is closed, and not spoken of afterwards', async () => {
    const { asked } = serverWith(null);
    const keeper = await open();
    type(keeper, 'A');
    stop?.();
    await pass(0);
    expect(writes(asked)).toEqual([['PUT', 'A']]);
    expect(openDrafts.size).toBe(0);
  });

  it('is removed from the server when it was sent', async () => {
    const { asked, state } = serverWith(null);
    const keeper = await open();
    type(keeper, 'A');
    await pass(1_500);
    keeper.done();
    await pass(0);
    expect(writes(asked).at(-1)).toEqual(['DELETE', undefined]);
    expect(state.kept).toBeNull();
    expect(localKnown(NAME)).toEqual({ version: null, text: null });
  });

  it('that the server never had is not removed there', async () => {
    const { asked } = serverWith(null);
    const keeper = await open();
    type(keeper, 'A');
    keeper.done();
    await pass(1_500);
    expect(writes(asked)).toEqual([]);
  });
});

describe('A draft of another device', () => {
  it('is put into a form in which nothing was typed', async () => {
    serverWith(draftOf('elsewhere', 'v1'));
    await open();
    expect(shown).toEqual(['elsewhere']);
    expect(localKnown(NAME)).toEqual({ version: 'v1', text: 'elsewhere' });
  });

  it('takes the place of an older one that was saved from here', async () => {
    localStorage.setItem(textKey(NAME), 'old');
    keepKnown(NAME, { version: 'v1', text: 'old' });
    serverWith(draftOf('elsewhere', 'v2'));
    await open();
    expect(shown).toEqual(['elsewhere']);
  });

  it('is offered where something was typed here, and neither is sent before one is chosen', async () => {
    localStorage.setItem(textKey(NAME), 'mine');
    const { asked } = serverWith(draftOf('elsewhere', 'v1'));
    const keeper = await open();
    expect([shown, offered.at(-1), keeper.isContested]).toEqual([[], 'elsewhere', true]);
    type(keeper, 'mine too');
    await pass(60_000);
    expect(writes(asked)).toEqual([]);
  });

  it('is offered when a save is refused because of it', async () => {
    const { state } = serverWith(null);
    const keeper = await open();
    state.kept = draftOf('elsewhere', 'v9');
    type(keeper, 'mine');
    await pass(1_500);
    expect([shown, offered.at(-1)]).toEqual([[], 'elsewhere']);
    expect(state.kept.content).toBe('elsewhere');
  });

  it('that is chosen takes the place of what was typed', async () => {
    localStorage.setItem(textKey(NAME), 'mine');
    const { asked } = serverWith(draftOf('elsewhere', 'v1'));
    const keeper = await open();
    keeper.open();
    await pass(60_000);
    expect([shown, offered.at(-1), keeper.isUnsaved]).toEqual([['elsewhere'], null, false]);
    expect(writes(asked)).toEqual([]);
  });

  it('that is not chosen is written over by what was typed', async () => {
    localStorage.setItem(textKey(NAME), 'mine');
    const { asked, state } = serverWith(draftOf('elsewhere', 'v1'));
    const keeper = await open();
    keeper.keep();
    await pass(0);
    expect(asked.at(-1)).toMatchObject({ method: 'PUT', body: { content: 'mine', version: 'v1' } });
    expect([state.kept?.content, offered.at(-1)]).toEqual(['mine', null]);
  });

  it('with the same words is no other draft', async () => {
    localStorage.setItem(textKey(NAME), 'same');
    serverWith(draftOf('same', 'v1'));
    const keeper = await open();
    expect([shown, offered, keeper.isUnsaved]).toEqual([[], [], false]);
  });

  it('is looked for whenever the page is looked at again', async () => {
    const { state } = serverWith(null);
    await open();
    state.kept = draftOf('elsewhere', 'v1');
    visibility = 'hidden';
    dispatchEvent(new Event('visibilitychange'));
    await pass(0);
    expect(shown).toEqual([]);
    visibility = 'visible';
    dispatchEvent(new Event('visibilitychange'));
    await pass(0);
    expect(shown).toEqual(['elsewhere']);
  });

  it('that was sent there empties the form that shows it', async () => {
    localStorage.setItem(textKey(NAME), 'old');
    keepKnown(NAME, { version: 'v1', text: 'old' });
    serverWith(null);
    await open();
    expect(shown).toEqual([null]);
  });

  it('that was sent there is a new one where it was typed on', async () => {
    localStorage.setItem(textKey(NAME), 'old and more');
    keepKnown(NAME, { version: 'v1', text: 'old' });
    const { state } = serverWith(null);
    await open();
    await pass(0);
    expect([shown, state.kept?.content]).toEqual([[], 'old and more']);
  });

  it('that was sent while it was typed on here is a new one, too', async () => {
    const { state } = serverWith(null);
    const keeper = await open();
    type(keeper, 'A');
    await pass(1_500);
    state.kept = null;
    type(keeper, 'AB');
    await pass(1_501);
    expect([shown, state.kept]).toEqual([[], expect.objectContaining({ content: 'AB' })]);
  });

  it('leaves what is typed alone while the server cannot be asked', async () => {
    localStorage.setItem(textKey(NAME), 'mine');
    const fake = serverWith(null);
    fake.server.answer = () => NOTHING;
    await open();
    expect([shown, offered]).toEqual([[], []]);
  });
});

describe('A draft in another tab', () => {
  it('is followed where nothing was typed', async () => {
    serverWith(null);
    await open();
    otherTab('there');
    expect(shown).toEqual(['there']);
  });

  it('is offered where something was typed', async () => {
    serverWith(null);
    const keeper = await open();
    type(keeper, 'here');
    otherTab('there');
    expect([shown, offered.at(-1), keeper.isContested]).toEqual([[], 'there', true]);
  });

  it('that is chosen takes the place of what was typed, with what its tab knows of the server', async () => {
    serverWith(null);
    const keeper = await open();
    type(keeper, 'here');
    keepKnown(NAME, { version: 'v7', text: 'there' });
    otherTab('there');
    keeper.open();
    expect([shown, keeper.isUnsaved]).toEqual([['there'], false]);
  });

  it('that was sent there empties the form that holds the same words', async () => {
    serverWith(null);
    const keeper = await open();
    type(keeper, 'same');
    otherTab(null, 'same');
    expect(shown).toEqual([null]);
  });

  it('that was sent there while another one was typed here leaves that one, and it is kept again', async () => {
    const { state } = serverWith(null);
    const keeper = await open();
    type(keeper, 'here');
    otherTab('there');
    otherTab(null, 'there');
    expect([shown, offered.at(-1)]).toEqual([[], null]);
    expect(localText(NAME)).toBe('here');
    await pass(1_500);
    expect(state.kept?.content).toBe('here');
  });

  it('is not heard of any more once the form is closed', async () => {
    serverWith(null);
    await open();
    stop?.();
    otherTab('there');
    expect(shown).toEqual([]);
  });

  it('of another text is none of this one’s business', async () => {
    serverWith(null);
    await open();
    dispatchEvent(new StorageEvent('storage', { key: textKey('member-1:comment:x'), newValue: 'there' }));
    expect(shown).toEqual([]);
  });
});
