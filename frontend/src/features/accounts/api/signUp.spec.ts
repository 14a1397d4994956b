/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { keepRedirect, keptRedirect } from './signUp';

afterEach(() => localStorage.clear());

describe('Where a registration began', () => {
  it('is kept until the address is verified, in whatever tab that is', () => {
    keepRedirect('/forum/topic/1?x=2');
    expect(keptRedirect()).toBe('/forum/topic/1?x=2');
  });
  it('is that of the last registration', () => {
    keepRedirect('/forum/topic/1');
    keepRedirect(undefined);
    expect(keptRedirect()).toBeNull();
  });
});
