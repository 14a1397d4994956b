/** @jest-environment jsdom */

import { describe, expect, it } from '@jest/globals';
import { HttpError } from 'react-admin';
import { retryAfter } from './retryAfter';

describe('Trying again', () => {
  it.each([
    [400, false],
    [404, false],
    [422, false],
    [429, true],
    [500, true],
    [503, true],
  ])('after %s is offered: %s', (status, offered) => expect(retryAfter(new HttpError('Olmadı', status), () => undefined) !== undefined).toBe(offered));
  it('is offered when there was no answer', () => expect(retryAfter(new TypeError('Failed to fetch'), () => undefined)).toBeDefined());
});
