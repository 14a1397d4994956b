import { describe, expect, it } from '@jest/globals';
import type { Remote } from './member-link.js';
import { Places } from './places.js';

const linkAt = () => {
  let at: Remote | null = null;
  const move = (remote: Remote | null): void => {
    at = remote;
  };
  return { isAt: (remote: Remote) => remote === at, move };
};
const remote = (port: number) => (): Remote => ({ address: '10.0.0.1', port, send: () => undefined });

describe('Places of links', () => {
  it('are eight of each at most: the oldest goes, but never the one where the link is reached', () => {
    const places = new Places<ReturnType<typeof linkAt>>();
    const link = linkAt();
    link.move(places.take(link, '0', remote(0)));
    for (let port = 1; port < 20; port++) places.take(link, `${port}`, remote(port));
    const kept = Array.from({ length: 20 }, (_, port) => port).filter((port) => places.at(`${port}`));
    expect(kept).toEqual([0, 13, 14, 15, 16, 17, 18, 19]);
  });

  it('are not taken from another link that is reached there', () => {
    const places = new Places<ReturnType<typeof linkAt>>();
    const [one, other] = [linkAt(), linkAt()];
    const first = places.take(one, 'a', remote(1));
    one.move(first);
    expect([places.take(other, 'a', remote(1)), places.at('a')?.link, places.take(one, 'a', remote(1))]).toEqual([null, one, first]);
    one.move(null);
    expect(places.take(other, 'a', remote(1))).not.toBeNull();
    places.forget(other);
    expect(places.at('a')).toBeUndefined();
  });
});
