import { describe, expect, it } from '@jest/globals';
import { parseEventStoreUrl } from './event-store-url.js';

describe('The address of an event store', () => {
  it('is taken apart into credentials and the rest', () => {
    expect(parseEventStoreUrl('esdb://admin:ge%3Aheim@one:2113,two:2113?tls=true&nodePreference=leader')).toEqual({
      servers: 'one:2113,two:2113',
      urlWithoutCredentials: 'esdb://one:2113,two:2113?tls=true&nodePreference=leader',
      credentials: { username: 'admin', password: 'ge:heim' },
    });
  });
  it.each([
    ['esdb://localhost:2113?tls=false', 'esdb://localhost:2113?tls=false'],
    ['esdb+discover://cluster.example/', 'esdb+discover://cluster.example'],
    ['esdb://localhost:2113/?tls=false', 'esdb://localhost:2113?tls=false'],
  ])('needs no credentials: %s', (url, urlWithoutCredentials) => expect(parseEventStoreUrl(url)).toMatchObject({ urlWithoutCredentials }));
  it.each(['localhost:2113', 'http://admin:geheim@localhost', 'esdb://admin:ge@heim@localhost', 'esdb://geheim@localhost', 'esdb://admin:geheim@'])(
    'is not repeated when it cannot be read: %s',
    (url) => {
      expect(() => parseEventStoreUrl(url)).toThrow('is not of the form esdb://');
      expect(() => parseEventStoreUrl(url)).not.toThrow('geheim');
    },
  );
  it('with an option that the client does not know is refused', () =>
    expect(() => parseEventStoreUrl('esdb://admin:geheim@localhost?tlsVerifyCert=false')).toThrow(/unknown option: tlsVerifyCert$/));
});
