import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { CASES_CHANNEL, caseChannel } from '../contracts/cases.js';
import { CHAT_TEXT, chatChannel } from '../contracts/chat.js';
import { LIVE_CHANNEL } from '../contracts/envelope.js';
import { JOB_CODE } from '../contracts/job-writing.js';
import { holds, MEMBER_ROLES, PERMISSIONS, type Permission, type Role } from '../contracts/permissions.js';
import type { SubroleStatus } from '../contracts/subroles.js';
import { PASSWORD, startApp, type TestApp } from './app.js';
import type { Client } from './client.js';
import { addressOf, NOBODY, nameOf, plausible, type Route, routesOf, takesBody } from './routes.js';
import { embeddedOnly, inBothHomes, it } from './second-home/in-both-homes.js';
import { LiveSocket } from './sockets.js';

/** Served by the platform itself, to everybody: the two apps and the API's documentation. */
const OPEN_TO_ALL = ['/', '/*', '/adminpanel', '/adminpanel/*', '/api/docs', '/api/docs/*', '/api/docs/start.js', '/api/docs-json'];
const STAFF_CHANNELS = [CASES_CHANNEL, caseChannel(NOBODY)];
const FOREIGN_CHANNELS = [
  'rooms',
  'room:1',
  'chat:1',
  chatChannel(NOBODY),
  'notifications:1',
  'session:1',
  'member:1',
  '',
  ' session',
  'SESSION',
  '__proto__',
  null,
  7,
  ['session'],
  { $ne: 'x' },
];

/** Every route that Fastify answers, read from the tree that it prints. */
function servedRoutes(fastify: FastifyInstance): string[] {
  const parents: string[] = [];
  return fastify
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', path = '', methods = ''] = /^((?:│ {3}| {4})*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? [];
      if (!path) return [];
      const depth = indent.length / 4;
      parents.splice(depth, parents.length, path);
      return methods ? methods.split(', ').map((method) => `${method} ${parents.join('')}`) : [];
    });
}

/** What the guard made of a request: nothing, or a refusal. That somebody cannot be written to, or that a setting asks for a sub-role, was found out behind it. */
function refusalOf(status: number, code: unknown, sentence: unknown): string {
  if (sentence === CHAT_TEXT.cannotWrite || code === JOB_CODE.needsEmployer) return 'let in';
  if (status === 401 && code === 'AUTH_REQUIRED') return '401';
  if (status === 403 && code === 'FORBIDDEN') return '403';
  return status === 401 || status === 403 ? `${status} ${String(code)}` : 'let in';
}

/** Profiles are open to guests as their members want it, and nobody's is not. */
const BY_MEMBERS: Permission = 'profile.see';

function expected(role: Role, permission: Permission): string {
  if (role === 'guest' && permission === BY_MEMBERS) return '401';
  if (holds(role, permission)) return 'let in';
  return role === 'guest' ? '401' : '403';
}

embeddedOnly.describe('every route', () => {
  let app: TestApp;
  let routes: Route[];

  beforeAll(async () => {
    app = await startApp();
    routes = routesOf(app);
  });
  afterAll(() => app.stop());

  const call = async (caller: Client, route: Route, username: string) => {
    const { query, body } = plausible(route, username, app.categoryId('genel'));
    const { status, body: answer } = await caller.send(route.method, addressOf(route) + query, body);
    return refusalOf(status, answer.code, answer.error);
  };

  it('declares a permission that the table knows', () => {
    expect(routes.length).toBeGreaterThan(20);
    expect(routes.filter(({ permission }) => !permission || !(permission in PERMISSIONS)).map(({ handler }) => handler)).toEqual([]);
  });

  it('that writes may be sent again under its idempotency key', () =>
    expect(routes.filter((route) => takesBody(route) && !route.repeatable).map(({ handler }) => handler)).toEqual([]));

  it('is one of the controllers’, or one of the open pages of the platform', () => {
    const declared = new Set(routes.map(nameOf));
    const served = servedRoutes((app.meydan.app as NestFastifyApplication).getHttpAdapter().getInstance() as unknown as FastifyInstance);
    expect(served).toEqual(expect.arrayContaining([...declared]));
    const unknown = served
      .map((route) => route.replace(/^HEAD /, 'GET '))
      .filter((route) => !declared.has(route) && !OPEN_TO_ALL.includes(route.replace('GET ', '').replace(/\/?\*$/, '/*')));
    expect(unknown).toEqual([]);
  });

  it.each(['guest', ...MEMBER_ROLES] as const)('lets in or refuses the role %s as the table says', async (role) => {
    const username = `rol.${role}`;
    const member = await app.member(username, role === 'guest' ? 'user' : role);
    const verdicts = new Map<string, string>();
    // Signing out comes last, on a session of its own.
    for (const route of routes) {
      const leaving = nameOf(route) === 'POST /api/auth/logout' && role !== 'guest';
      const caller = role === 'guest' ? app.guest : leaving ? await app.guest.signIn(username, PASSWORD) : member;
      verdicts.set(nameOf(route), await call(caller, route, username));
    }
    const table = new Map(routes.map((route) => [nameOf(route), expected(role, route.permission as Permission)]));
    expect([...verdicts]).toEqual([...table]);
  });

  it('lets a member with a sub-role in nowhere else than other members', async () => {
    const member = await app.member('kadrocu');
    const admin = await app.member('atayan', 'admin');
    const wanted = { requested_subroles: ['employer'], reason: 'On iki kişilik bir yazılım şirketinin insan kaynakları sorumlusuyum.' };
    const asked = await member.post<SubroleStatus>('/api/auth/subrole-request', wanted);
    const verdict = { status: 'approved', approved_subroles: ['employer'], rejected_subroles: [] };
    expect((await admin.post(`/api/admin/subrole-requests/${asked.body.data.requests[0]?.id}/review`, verdict)).status).toBe(200);
    expect((await member.get<SubroleStatus>('/api/auth/subrole-request')).body.data.subroles).toEqual(['employer']);
    const staffRoutes = routes.filter(({ permission }) => permission && !holds('user', permission));
    expect(staffRoutes.filter(({ permission }) => permission?.startsWith('audit.')).length).toBeGreaterThan(20);
    const verdicts: string[] = [];
    for (const route of staffRoutes) verdicts.push(`${nameOf(route)} ${await call(member, route, 'kadrocu')}`);
    expect(verdicts).toEqual(staffRoutes.map((route) => `${nameOf(route)} 403`));
  });

  it('refuses an auditor from the moment on when the role is taken', async () => {
    const auditor = await app.member('eskiyen', 'auditor');
    const admin = await app.member('geri.alan', 'admin');
    const socket = LiveSocket.open(app.guest.url, { token: auditor.sessionToken });
    await socket.next('ready');
    expect(await socket.subscribe(CASES_CHANNEL)).toEqual({ success: true });
    expect((await admin.put(`/api/console/members/${auditor.id}/role`, { role: 'user', note: 'Görev süresi doldu' })).status).toBe(200);
    const ofAudit = routes.filter(({ permission }) => permission?.startsWith('audit.'));
    for (const route of ofAudit) expect([nameOf(route), await call(auditor, route, 'eskiyen')]).toEqual([nameOf(route), '403']);
    await socket.next('disconnect');
    const again = LiveSocket.open(app.guest.url, { token: auditor.sessionToken });
    await again.next('ready');
    expect(await again.subscribe(CASES_CHANNEL)).toMatchObject({ success: false, code: 'FORBIDDEN' });
    again.close();
  });

  it('treats a caller with a dead or invented token as a guest', async () => {
    const member = await app.member('giden', 'admin');
    await member.post('/api/auth/logout');
    for (const route of routes) {
      expect([nameOf(route), await call(member, route, 'giden')]).toEqual([nameOf(route), expected('guest', route.permission as Permission)]);
    }
  });
});

describe('every channel', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  it('refuses who sends no true token', async () => {
    for (const token of ['uydurma', '', 7, { $ne: '' }]) {
      const socket = LiveSocket.open(app.guest.url, { token });
      expect(await socket.next('error')).toMatchObject({ code: 'AUTH_REQUIRED', message: expect.stringMatching(/giriş/) });
      await socket.next('disconnect');
      socket.close();
    }
  });

  it('is open to guests where everybody may read, and nowhere else', async () => {
    const socket = LiveSocket.open(app.guest.url);
    await socket.next('ready');
    expect(await socket.subscribe('topics')).toEqual({ success: true });
    for (const channel of ['session', 'notifications', 'chats', ...STAFF_CHANNELS, ...FOREIGN_CHANNELS]) {
      expect([channel, await socket.subscribe(channel)]).toEqual([channel, expect.objectContaining({ success: false, code: 'FORBIDDEN' })]);
    }
    expect(socket.connected).toBe(true);
    socket.close();
  });

  inBothHomes.it('is open to whom it belongs and refuses all others', async () => {
    const member = await app.member('kanal');
    const socket = LiveSocket.open(app.guest.url, { token: member.sessionToken });
    await socket.next('ready');
    for (const channel of Object.values(LIVE_CHANNEL)) expect(await socket.subscribe(channel)).toEqual({ success: true });
    for (const channel of [...STAFF_CHANNELS, ...FOREIGN_CHANNELS]) {
      expect([channel, await socket.subscribe(channel)]).toEqual([channel, expect.objectContaining({ success: false, code: 'FORBIDDEN' })]);
    }
    expect(socket.connected).toBe(true);
    socket.close();
  });

  it.each(['moderator', 'auditor', 'admin'] as const)('of the desk is open to a %s', async (role) => {
    const member = await app.member(`masa.${role}`, role);
    const socket = LiveSocket.open(app.guest.url, { token: member.sessionToken });
    await socket.next('ready');
    expect(await socket.subscribe(CASES_CHANNEL)).toEqual({ success: true });
    // Of one case only where there is one: "cases-live" asks for it.
    for (const channel of [caseChannel(NOBODY), 'case:', 'case:1', 'case:*', 'cases:1'])
      expect(await socket.subscribe(channel)).toMatchObject({ code: 'FORBIDDEN' });
    socket.close();
  });
});
