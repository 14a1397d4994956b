import { describe, expect, it } from '@jest/globals';
import type { ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { CODE } from '../../../contracts/envelope.js';
import type { MemberRole } from '../../../contracts/permissions.js';
import type { Subrole } from '../../../contracts/subroles.js';
import { VERIFICATION_CODE } from '../../../contracts/verification.js';
import type { CallerSession } from '../callers/caller.js';
import type { SessionSource } from '../callers/session-source.js';
import { AccessGuard } from './access.guard.js';
import { Allow } from './allow.js';

class Listings {
  @Allow('listing.create')
  create() {
    return null;
  }
}

const session = (role: MemberRole, subroles: Subrole[], mutedUntil: string | null = null): CallerSession => ({
  id: 's1',
  memberId: 'm1',
  role,
  subroles,
  expiresAt: '',
  seenAt: '',
  remember: false,
  mutedUntil,
  mustVerify: false,
  lacksFactor: false,
});

/** Asks to write, as whoever has this session. */
function asks(found: CallerSession) {
  const sessions = { lookUp: async () => ({ state: 'open', session: found }) } as unknown as SessionSource;
  const request = { method: 'POST', headers: { authorization: 'Bearer t' }, cookies: {} };
  const context = { getType: () => 'http', getHandler: () => Listings.prototype.create, switchToHttp: () => ({ getRequest: () => request }) };
  return Promise.resolve(new AccessGuard(new Reflector(), sessions).canActivate(context as unknown as ExecutionContext));
}

describe('What members may write', () => {
  it('is open to them, whatever sub-role they hold', async () => {
    for (const subroles of [[], ['student']] satisfies Subrole[][]) await expect(asks(session('user', subroles))).resolves.toBe(true);
  });
  it('is closed while they are muted', () =>
    expect(asks(session('user', ['employer'], '2026-11-21T12:00:00.000Z'))).rejects.toMatchObject({ code: CODE.muted }));
  it('is closed while their address is to be verified once more', () =>
    expect(asks({ ...session('user', ['employer']), mustVerify: true })).rejects.toMatchObject({ code: VERIFICATION_CODE.needed }));
});
