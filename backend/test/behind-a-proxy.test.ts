import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PASSWORD, startApp, type TestApp } from './app.js';

describe('A site whose address is https', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ PUBLIC_URL: 'https://meydan.test', TRUSTED_PROXIES: 'loopback' });
  });
  afterAll(() => app.stop());

  it('gives its session cookie to browsers over TLS alone, whatever the proxy says of the protocol', async () => {
    await app.member('elif');
    for (const protocol of [undefined, 'http', 'https']) {
      const answer = await fetch(`${app.meydan.url}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(protocol && { 'x-forwarded-proto': protocol }) },
        body: JSON.stringify({ identifier: 'elif', password: PASSWORD }),
      });
      expect([protocol, answer.status, answer.headers.get('set-cookie')]).toEqual([protocol, 200, expect.stringContaining('; Secure')]);
    }
  });
});
