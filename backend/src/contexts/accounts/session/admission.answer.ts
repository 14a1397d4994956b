import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ACCOUNT_TEXT, type LoginAnswer, type LoginResult } from '../../../../contracts/accounts.js';
import type { Success } from '../../../../contracts/envelope.js';
import { isSecondFactorAsked, SECOND_FACTOR_TEXT } from '../../../../contracts/second-factor.js';
import { GUEST } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { ok } from '../../../platform/http/envelope.js';
import { setSessionCookie } from '../../../platform/http/session-token.js';
import { Reply } from '../../../platform/request/reply.js';
import { MeetDevice } from '../known-device/known-device.commands.js';
import { MemberQuery } from '../views/member.query.js';
import { rememberDevice } from './device.cookie.js';
import { KnownDevices } from './known-devices.service.js';
import { LatestWarningSource } from './latest-warning-source.port.js';
import type { Admitted, SignedIn } from './sign-in.service.js';

/** Hands a new session to the browser that asked for it. */
@Injectable()
export class Admission {
  constructor(
    private readonly members: MemberQuery,
    private readonly warnings: LatestWarningSource,
    private readonly devices: KnownDevices,
    private readonly views: Reply,
    private readonly commands: CommandBus,
    private readonly origins: Origins,
  ) {}

  /** Gives what the member was admitted to, with the sentence that goes with it. */
  async answer(admitted: Admitted, http: FastifyRequest, reply: FastifyReply): Promise<Success<LoginResult>> {
    const result = await this.give(admitted, http, reply);
    return ok(result, isSecondFactorAsked(result) ? SECOND_FACTOR_TEXT.asked : ACCOUNT_TEXT.loggedIn);
  }

  /** Answers what the page is told: a session, whose cookie is set, or that a second factor is to be shown. */
  async give(admitted: Admitted, http: FastifyRequest, reply: FastifyReply): Promise<LoginResult> {
    return isSecondFactorAsked(admitted) ? admitted : this.open(admitted, http, reply);
  }

  private async open({ sessionId, member, token, expiresAt, remember }: SignedIn, http: FastifyRequest, reply: FastifyReply): Promise<LoginAnswer> {
    // Whoever is given a session can use it with the very next request.
    await this.views.afterViews(() => Promise.resolve());
    const device = rememberDevice(this.devices, member._id, http, reply);
    const origin = this.origins.of({ ...GUEST, memberId: member._id, role: member.role });
    await this.commands.execute(new MeetDevice({ memberId: member._id, sessionId, device }, origin));
    setSessionCookie(http, reply, token, remember ? new Date(expiresAt) : undefined);
    const warning = await this.warnings.latest(member._id);
    return {
      user: this.members.own(member),
      session: { token, expiresAt },
      ...(warning ? { warning: { text: warning.text, created_at: warning.createdAt } } : {}),
    };
  }
}
