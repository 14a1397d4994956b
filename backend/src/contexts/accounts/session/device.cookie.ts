import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { headerOf } from '../../../platform/http/request-headers.js';
import { isSecure } from '../../../platform/http/session-token.js';
import { browserName } from '../../../platform/identity/browser-name.js';
import type { Device } from './device.rules.js';
import type { KnownDevices } from './known-devices.service.js';

/** Remembers on a browser that its members have signed in there: strangers who guess elsewhere do not keep them out, and a new browser is news. */
const DEVICE_COOKIE = 'meydan_device';
const YEAR_S = 365 * 24 * 60 * 60;

export const deviceOf = (request: FastifyRequest, timeZone: string | null = null): Device => ({
  address: request.ip,
  name: browserName(headerOf(request, 'user-agent')),
  timeZone,
  kept: request.cookies[DEVICE_COOKIE] ?? null,
});

/** Lets the browser remember that a member has proved here who they are; answers the digest by which the member's own list knows it. */
export function rememberDevice(devices: KnownDevices, memberId: string, request: FastifyRequest, reply: FastifyReply): string {
  const before = request.cookies[DEVICE_COOKIE] ?? null;
  const news = devices.remember(before, memberId);
  if (news) reply.setCookie(DEVICE_COOKIE, news, { httpOnly: true, sameSite: 'lax', path: '/api/auth', secure: isSecure(request), maxAge: YEAR_S });
  return devices.digestOf(news ?? before ?? '', memberId);
}
