import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { headerOf } from '../../../platform/http/request-headers.js';
import { isSecure } from '../../../platform/http/session-token.js';
import { browserName } from '../../../platform/identity/browser-name.js';
import type { Device } from './device.rules.js';
import type { KnownDevices } from './known-devices.service.js';

/** Remembers on a browser that its members have signed in there, so that strangers who guess elsewhere do not keep them out. */
const DEVICE_COOKIE = 'meydan_device';
const YEAR_S = 365 * 24 * 60 * 60;

export const deviceOf = (request: FastifyRequest, timeZone: string | null = null): Device => ({
  address: request.ip,
  name: browserName(headerOf(request, 'user-agent')),
  timeZone,
  kept: request.cookies[DEVICE_COOKIE] ?? null,
});

/** Lets the browser remember that a member has proved here who they are. */
export function rememberDevice(devices: KnownDevices, memberId: string, request: FastifyRequest, reply: FastifyReply): void {
  const kept = devices.remember(request.cookies[DEVICE_COOKIE] ?? null, memberId);
  if (!kept) return;
  reply.setCookie(DEVICE_COOKIE, kept, { httpOnly: true, sameSite: 'lax', path: '/api/auth', secure: isSecure(request), maxAge: YEAR_S });
}
