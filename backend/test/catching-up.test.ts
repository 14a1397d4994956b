import { afterEach, expect, it, jest } from '@jest/globals';
import { type EventLog, NO_STREAM } from '../src/kernel/event-log.js';
import { written } from '../src/platform/event-log/event-log.contract.js';
import { FAR_BEHIND } from '../src/platform/policies/news.js';
import { EVENT_LOG } from '../src/platform/tokens.js';
import { startApp, type TestApp } from './app.js';

let app: TestApp;
afterEach(() => app.stop());

it('health says that the policies are far behind, until they are not', async () => {
  app = await startApp();
  const { policies } = app.meydan.machinery.followers;
  const history = Array.from({ length: FAR_BEHIND }, (_, index) => written(`${index}`));
  await app.meydan.app.get<EventLog>(EVENT_LOG).append('elsewhere-1', NO_STREAM, history);
  await app.settled();
  expect((await app.guest.get('/api/health')).status).toBe(200);
  const lost = jest.spyOn(policies, 'all', 'get').mockReturnValue(new Map([...policies.all.keys()].map((name) => [name, 0])));
  const { status, body } = await app.guest.get('/api/health');
  expect([status, body.failing]).toEqual([503, ['policies']]);
  lost.mockRestore();
  expect((await app.guest.get('/api/health')).status).toBe(200);
});

it('health is well while a policy that came with an upgrade goes through the history alone', async () => {
  app = await startApp();
  const { policies } = app.meydan.machinery.followers;
  const history = Array.from({ length: FAR_BEHIND }, (_, index) => written(`${index}`));
  await app.meydan.app.get<EventLog>(EVENT_LOG).append('elsewhere-1', NO_STREAM, history);
  await app.settled();
  const [newcomer = '', ...others] = policies.all.keys();
  const there = policies.all;
  const begun = jest.spyOn(policies, 'all', 'get').mockReturnValue(new Map([[newcomer, 0], ...others.map((name) => [name, there.get(name) ?? 0] as const)]));
  expect((await app.guest.get('/api/health')).status).toBe(200);
  begun.mockRestore();
});
