import { describe, expect, it } from '@jest/globals';
import { safeRedirect } from '../../../../contracts/redirects.js';

describe('Whoever signs in is sent on', () => {
  it.each(['/', '/forum', '/forum?category=1&sort=new', '/forum/topic/1#comment-2', '/a//b', '/ayarlar/güvenlik', '/%2F%2Fkotu.example'])('to %p', (path) =>
    expect(safeRedirect(path)).toBe(path),
  );
  it.each([
    null,
    undefined,
    '',
    'forum',
    'https://kotu.example',
    '//kotu.example',
    '/\\kotu.example',
    '\\/kotu.example',
    '/\t/kotu.example',
    '/\n/kotu.example',
    '/forum\\..\\..',
    '/.//kotu.example',
    '/..//kotu.example',
    '/x/..//kotu.example',
    ' //kotu.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '/auth/login',
    '/AUTH/callback?oauth=ready',
    '/x/../auth/login',
    '/api/auth/oauth/github/start',
    `/${'a'.repeat(2000)}`,
  ])('nowhere by %p', (wanted) => expect(safeRedirect(wanted)).toBeUndefined());
});
