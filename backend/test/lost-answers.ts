import { expect, jest } from '@jest/globals';
import { Requests } from '../src/platform/idempotency/requests.js';
import type { TestApp } from './app.js';
import type { Answer } from './client.js';

let keys = 0;

/** Sends a write twice under one key, as a client does whose first answer was lost, and gives the second answer, which has to be that of the first. */
export async function sentAgain<T>({ meydan }: TestApp, send: (key: Record<string, string>) => Promise<Answer<T>>): Promise<Answer<T>> {
  const key = { 'idempotency-key': `lost-answer-${++keys}` };
  const answered = jest.spyOn(meydan.app.get(Requests), 'answered').mockResolvedValue();
  const first = await send(key);
  const again = await send(key);
  answered.mockRestore();
  expect([again.status, again.body]).toEqual([first.status, first.body]);
  return again;
}
