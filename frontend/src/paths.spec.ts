import { describe, expect, it } from '@jest/globals';
import { paths, safeRedirect } from './paths';

describe('An address of the app', () => {
  it('carries only what differs from what is shown anyway', () => {
    expect(paths.forum()).toBe('/forum');
    expect(paths.forum({ sort: 'active' })).toBe('/forum');
    expect(paths.forum({ category: 'genel', tag: 'c#', sort: 'newest' })).toBe('/forum?category=genel&tag=c%23&sort=newest');
    expect(paths.search({ q: 'ağ & bağ', type: 'all', sort: 'relevance' })).toBe('/search?q=a%C4%9F+%26+ba%C4%9F');
    expect(paths.search({ q: 'x', type: 'topic', sort: 'newest' })).toBe('/search?q=x&type=topic&sort=newest');
    expect(paths.search()).toBe('/search');
  });

  it('leads to a comment and to its editor', () => {
    expect(paths.comment('t 1', 'c1')).toBe('/forum/topic/t%201#comment-c1');
    expect(paths.editComment('t1', 'c1')).toBe('/forum/topic/t1?edit=c1#comment-c1');
    expect(paths.editTopic('t1')).toBe('/forum/topic/t1?edit=t1');
  });

  it('to sign in remembers where from and why', () => {
    expect(paths.login({ reason: 'auth_required', redirect: '/forum?new=1' })).toBe('/auth/login?reason=auth_required&redirect=%2Fforum%3Fnew%3D1');
    expect(paths.login()).toBe('/auth/login');
    expect(paths.providerSignIn('github', { remember: true })).toBe('/api/auth/oauth/github/start?remember=1');
    expect(paths.providerSignIn('github', { remember: false, redirect: '/forum' })).toBe('/api/auth/oauth/github/start?redirect=%2Fforum');
  });

  it('keeps a member’s name from being another address', () => expect(paths.profile('../x')).toBe('/profile/..%2Fx'));
});

describe('The way back after signing in', () => {
  it.each(['/forum', '/forum/topic/x?edit=y#comment-z'])('may lead to %s', (path) => expect(safeRedirect(path)).toBe(path));
  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/x/..//evil.example',
    'forum',
    '',
    null,
    undefined,
    '/auth/login',
    '/API/auth/logout',
    `/${'x'.repeat(2_000)}`,
  ])('never leads to %j', (path) => expect(safeRedirect(path)).toBeUndefined());
});
