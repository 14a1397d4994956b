import { describe, expect, it } from '@jest/globals';
import { oauthReturn } from './returned';

const read = (query: string) => oauthReturn(new URLSearchParams(query));

describe('What the server says of a visit to a provider', () => {
  it.each([
    ['oauth=choose&provider=github', { outcome: 'choose', links: false, proves: false }],
    ['oauth=linked&provider=google&link=1', { outcome: 'linked', links: true, proves: false }],
    ['oauth=stranger&provider=github&prove=1', { outcome: 'stranger', links: false, proves: true }],
    ['oauth=registered&provider=github', { outcome: 'failed', links: false, proves: false }],
  ])('is read from %p', (query, told) => expect(read(query)).toMatchObject(told));
  it('leads on inside the app alone', () => {
    expect(read('oauth=proved&provider=github&prove=1&redirect=/settings/data?delete=1')?.redirect).toBe('/settings/data?delete=1');
    expect(read('oauth=proved&provider=github&prove=1&redirect=//kotu.example')?.redirect).toBeUndefined();
  });
  it.each(['', 'oauth=ready', 'oauth=ready&provider=apple', 'provider=github'])('is nothing in %p', (query) => expect(read(query)).toBeNull());
});
