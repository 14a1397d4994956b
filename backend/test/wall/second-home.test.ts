import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MESSAGE_METADATA } from '@nestjs/websockets/constants.js';
import { CASES_CHANNEL, caseChannel } from '../../contracts/cases.js';
import { chatChannel } from '../../contracts/chat.js';
import { LIVE_CHANNEL, topicChannel } from '../../contracts/envelope.js';
import { RealtimeGateway } from '../../src/platform/realtime/realtime.gateway.js';
import { startApp, type TestApp } from '../app.js';
import { nameOf, routesOf } from '../routes.js';
import { MET } from '../second-home/files.mjs';

/** What the tests of the second home, which have run before, were answered with success. */
describe('The tests of the second home', () => {
  const met = new Set(readFileSync(MET, 'utf8').split('\n'));
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  it('met every route', () => {
    const routes = routesOf(app).map(nameOf);
    expect(routes.length).toBeGreaterThan(100);
    expect(routes.filter((route) => !met.has(route))).toEqual([]);
  });
  it('heard every channel, and asked all that a socket can ask', () => {
    const gateway = RealtimeGateway.prototype as unknown as Record<string, object>;
    const asked = Object.getOwnPropertyNames(gateway).flatMap((name) => Reflect.getMetadata(MESSAGE_METADATA, gateway[name] ?? {}) ?? []) as string[];
    expect(asked).toContain('subscribe');
    const channels = [...Object.values(LIVE_CHANNEL), topicChannel('id'), CASES_CHANNEL];
    const seen = [caseChannel('id'), chatChannel('id')];
    const expected = [...channels, ...seen].flatMap((channel) => [`subscribe ${channel}`, `${seen.includes(channel) ? 'present' : 'change'} ${channel}`]);
    expect(asked.filter((event) => ![...met].some((line) => line.startsWith(`${event} `)))).toEqual([]);
    expect(expected.filter((event) => !met.has(event))).toEqual([]);
  });
});
