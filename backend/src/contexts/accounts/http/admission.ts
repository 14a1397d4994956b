import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LoginAnswer } from '../../../../contracts/accounts.js';
import { setSessionCookie } from '../../../platform/http/session-token.js';
import { MemberQuery } from '../read/member.query.js';
import { LatestWarningSource } from '../session/latest-warning-source.js';
import type { Device, SignedIn } from '../session/sign-in.js';

export const deviceOf = ({ ip, headers }: FastifyRequest, timeZone: string | null = null): Device => ({
  address: ip,
  agent: headers['user-agent'] ?? null,
  timeZone,
});

/** Hands a new session to the browser that asked for it. */
@Injectable()
export class Admission {
  constructor(
    private readonly members: MemberQuery,
    private readonly warnings: LatestWarningSource,
  ) {}

  /** Sets the cookie and answers what the page is told. */
  async give({ member, token, expiresAt, remember }: SignedIn, http: FastifyRequest, reply: FastifyReply): Promise<LoginAnswer> {
    setSessionCookie(http, reply, token, remember ? new Date(expiresAt) : undefined);
    const warning = await this.warnings.latest(member._id);
    return {
      user: this.members.own(member),
      session: { token, expiresAt },
      ...(warning ? { warning: { text: warning.text, created_at: warning.createdAt } } : {}),
    };
  }
}
