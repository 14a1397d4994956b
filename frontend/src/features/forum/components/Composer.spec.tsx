/** @jest-environment jsdom */
import type { OwnUser } from '@contracts/accounts';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, useRef } from 'react';
import { type Answer, done, fakeServer, refused } from '../../../../testing/fakeServer';
import { draw, leaveAll, until } from '../../../../testing/inReact';
import { onPage } from '../../../../testing/onPage';
import { useAddComment } from '../api/comments';
import { Composer } from './Composer';

const DRAFT = 'draft:m1:comment:t1';
const member = { id: 'm1', username: 'irem' } as unknown as OwnUser;

function Page() {
  const sending = useAddComment('t1', () => undefined);
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <Composer member={member} to={{ id: 't1', title: 'Konu' }} words={{ placeholder: '', send: 'Yanıtla' }} returned={null} sending={sending} field={field} />
  );
}

let answer: (given: Answer) => void;
beforeEach(() => {
  localStorage.clear();
  localStorage.setItem(DRAFT, JSON.stringify({ content: 'Önce ölçün.' }));
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  fakeServer(({ method, path }) => (method === 'POST' && path.endsWith('/comments') ? new Promise<Answer>((resolve) => (answer = resolve)) : done(null)));
});
afterEach(async () => {
  await leaveAll();
  jest.restoreAllMocks();
});

/** Sends what was typed; answers what this device kept of it meanwhile, and the field. */
async function send(given: Answer) {
  const { place } = await draw(onPage(<Page />));
  const removed = jest.spyOn(Storage.prototype, 'removeItem');
  await act(async () => place.querySelector<HTMLElement>('button[type="submit"]')?.click());
  const field = place.querySelector('textarea');
  expect(field?.value).toBe('');
  const kept = [removed.mock.calls.some(([key]) => key === DRAFT), localStorage.getItem(DRAFT)];
  await act(async () => answer(given));
  return { kept, field };
}

describe('A comment that is on its way', () => {
  it('stays kept on this device without a break until the server has it', async () => {
    const { kept } = await send(done({ id: 'c1', state: 'visible', created_at: '2026-11-26T10:00:00.000Z', users: null }));
    expect(kept).toEqual([false, JSON.stringify({ content: 'Önce ölçün.' })]);
    await until(() => localStorage.getItem(DRAFT) === null);
  });

  it('is typed again when it is refused', async () => {
    const { kept, field } = await send(refused(503, 'UNAVAILABLE'));
    expect(kept[0]).toBe(false);
    await until(() => field?.value === 'Önce ölçün.');
    expect(localStorage.getItem(DRAFT)).toContain('Önce ölçün.');
  });
});
