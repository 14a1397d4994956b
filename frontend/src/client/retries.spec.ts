import { PROJECT_RETRIES } from '@contracts/project-writing';
import { describe, expect, it } from '@jest/globals';
import { ApiError, NO_ANSWER } from './apiError';
import { triedAgain } from './retries';

const { retry, retryDelay } = triedAgain(PROJECT_RETRIES);
const failed = (status: number) => new ApiError(status, 'X', 'x');

describe('A call that is tried again', () => {
  it('is tried three times in all, a second and two apart', () => {
    expect([0, 1, 2].map((failures) => retry(failures, failed(503)))).toEqual([true, true, false]);
    expect([0, 1, 2, 3, 9].map(retryDelay)).toEqual([1_000, 2_000, 4_000, 5_000, 5_000]);
  });
  it('is one whose failure may pass', () => {
    const passing = [NO_ANSWER, 500, 502, 504, 408, 429].map((status) => retry(0, failed(status)));
    const final = [400, 401, 403, 404, 409, 410, 422].map((status) => retry(0, failed(status)));
    expect([new Set(passing), new Set(final)]).toEqual([new Set([true]), new Set([false])]);
  });
  it('is none that broke in the page itself', () => expect(retry(0, new TypeError('x'))).toBe(false));
});
