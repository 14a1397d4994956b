import { describe, expect, it } from '@jest/globals';
import { type Between, carrying, keepsRouter, ROUTER_KNOWS, shownAs, takesOffer } from './carrying.rules';

const between = (change: Partial<Between>): Between => ({ by: 'mesh', direct: null, hasStood: false, router: null, hasLine: false, ...change });

describe('What carries two members', () => {
  it.each<[string, Partial<Between>, string, string]>([
    ['a mesh', {}, 'direct', 'open'],
    ['a mesh, once it stands', { direct: 'connected' }, 'direct', 'open'],
    ['a router that is only being reached', { by: 'router', direct: 'connected', hasStood: true, router: 'connecting' }, 'direct', 'open'],
    ['a router that does not have them yet', { by: 'router', direct: 'connected', hasStood: true, router: 'connected' }, 'direct', 'open'],
    ["a router that has them, without a connection of one's own", { by: 'router', direct: 'connected', hasStood: true, hasLine: true }, 'direct', 'open'],
    ['a router, once both are there', { by: 'router', direct: 'connected', hasStood: true, router: 'connected', hasLine: true }, 'line', 'close'],
    ['a router, for whoever comes later', { by: 'router', router: 'connected' }, 'direct', 'keep'],
    ['a router that falters', { by: 'router', router: 'reconnecting', hasLine: true }, 'line', 'keep'],
    [
      'a router that falters while the older way goes on',
      { by: 'router', direct: 'connected', hasStood: true, router: 'reconnecting', hasLine: true },
      'direct',
      'open',
    ],
    ['a router that is broken', { by: 'router', router: 'failed', hasLine: true }, 'direct', 'keep'],
    ['a mesh again, while it is made', { direct: 'connecting', router: 'connected', hasLine: true }, 'line', 'open'],
    ['a mesh again, once it stands', { direct: 'connected', router: 'connected', hasLine: true }, 'direct', 'open'],
    ['a mesh again that has broken meanwhile', { direct: 'reconnecting', router: 'connected', hasLine: true }, 'line', 'open'],
  ])('%s', (_what, change, heardBy, direct) => expect(carrying(between(change))).toEqual({ heardBy, direct }));

  it('is an offer of theirs only in a mesh, and where the two have begun', () => {
    expect(takesOffer(between({ by: 'router', router: 'connected', hasLine: true }))).toBe(false);
    expect(takesOffer(between({ by: 'router', router: 'connected' }))).toBe(false);
    expect(takesOffer(between({ by: 'router', direct: 'blocked' }))).toBe(false);
    expect(takesOffer(between({ by: 'router', direct: 'connecting' }))).toBe(true);
    expect(takesOffer(between({ by: 'router', hasStood: true }))).toBe(true);
    expect(takesOffer(between({ router: 'connected', hasLine: true }))).toBe(true);
  });
});

describe('The connection to the router', () => {
  it('stays as long as it is wanted, or as somebody is heard only by it', () => {
    expect(keepsRouter('router', 'failed', ['connected'])).toBe(true);
    expect(keepsRouter('mesh', 'connected', ['connected', 'connecting'])).toBe(true);
    expect(keepsRouter('mesh', 'connected', ['connected', null])).toBe(true);
    expect(keepsRouter('mesh', 'reconnecting', ['connected', null])).toBe(false);
    expect(keepsRouter('mesh', 'connected', ['connected', 'blocked'])).toBe(false);
    expect(keepsRouter('mesh', 'connected', [])).toBe(false);
  });
});

describe('What is shown of the two', () => {
  it.each<[string, Partial<Between>, number]>([
    ['connected', { by: 'router', router: 'connected', hasLine: true }, 0],
    ['connected', { direct: 'connecting', router: 'connected', hasLine: true }, 0],
    ['connected', { by: 'router', direct: 'connected', hasStood: true, router: 'failed' }, 0],
    ['blocked', { direct: 'blocked' }, 0],
    ['connecting', {}, ROUTER_KNOWS],
    ['connecting', { by: 'router' }, 0],
    ['reconnecting', { by: 'router', router: 'reconnecting', hasLine: true }, 0],
    ['failed', { by: 'router', router: 'failed' }, 0],
    ['connecting', { by: 'router', router: 'connected' }, ROUTER_KNOWS - 1],
    ['failed', { by: 'router', router: 'connected' }, ROUTER_KNOWS],
  ])('%s: %j after %d ms', (shown, change, waited) => expect(shownAs(between(change), waited)).toBe(shown));
});
