/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ApiError } from './apiError';
import { download } from './download';

interface Given {
  status: number;
  headers: Headers;
}
/** Answers with what is left of these, one after the other. */
function answers(...given: Given[]) {
  const asked = jest.fn(async () => {
    const answer = given.shift() ?? refusal(600);
    return { ...answer, ok: answer.status === 200, blob: async () => new Blob(), json: async () => ({ message: 'Bekleyin.' }) };
  });
  globalThis.fetch = asked as unknown as typeof fetch;
  return asked;
}
const FILE: Given = { status: 200, headers: new Headers({ 'content-disposition': 'attachment; filename="a.pdf"' }) };
const refusal = (seconds: number): Given => ({ status: 429, headers: new Headers({ 'retry-after': String(seconds) }) });
const failureOf = (saved: Promise<unknown>) =>
  saved.then(
    () => 'It was saved',
    (error: unknown) => (error instanceof ApiError ? [error.status, error.message] : error),
  );

describe('A file that is saved', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    URL.createObjectURL = () => 'blob:x';
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('is asked for again by itself after a short wait', async () => {
    const asked = answers(refusal(1), FILE);
    const saved = failureOf(download('/api/x'));
    await jest.advanceTimersByTimeAsync(999);
    expect(asked).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(await saved).toBe('It was saved');
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('says why it is not, where the wait is long or has no end', async () => {
    const once = answers(refusal(40));
    expect(await failureOf(download('/api/x'))).toEqual([429, 'Bekleyin.']);
    expect(once).toHaveBeenCalledTimes(1);
    const often = answers(...Array.from({ length: 9 }, () => refusal(1)));
    const saved = failureOf(download('/api/x'));
    await jest.advanceTimersByTimeAsync(9_000);
    expect(await saved).toEqual([429, 'Bekleyin.']);
    expect(often).toHaveBeenCalledTimes(4);
  });
});
