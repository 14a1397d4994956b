import { Injectable } from '@nestjs/common';
import type { SessionEndedRow } from '../../../../contracts/envelope.js';
import type { RecordedEvent } from '../../../kernel/event.js';
import type { Announce } from '../../../platform/realtime/broadcaster.js';
import { RealtimeGateway } from '../../../platform/realtime/realtime.gateway.js';
import { MemberQuery } from '../views/member.query.js';
import type { MemberSessionsEnded, SessionEnded, SessionRevoked, SignedOutElsewhere } from './session.events.js';

/** Ends a session in every open page of its member the moment it ends in the log. */
@Injectable()
export class AnnounceSessionEnd {
  constructor(
    private readonly gateway: RealtimeGateway,
    private readonly members: MemberQuery,
  ) {}

  readonly on: Readonly<Record<string, Announce>> = {
    SessionEnded: (event) => this.ofOne(event as RecordedEvent<SessionEnded>, 'signed_out'),
    SessionRevoked: (event) => this.ofOne(event as RecordedEvent<SessionRevoked>, 'revoked'),
    SignedOutElsewhere: (event) => this.ofOthers(event as RecordedEvent<SignedOutElsewhere>),
    MemberSessionsEnded: (event) => this.ofMember(event as RecordedEvent<MemberSessionsEnded>),
  };

  private ofOne({ data: { sessionId }, position }: RecordedEvent<SessionEnded | SessionRevoked>, reason: SessionEndedRow['reason']): Promise<void> {
    return this.gateway.endSessions({ sessionId }, { reason, restriction: null }, position);
  }

  private ofOthers({ data: { memberId, keptSessionId, reason }, position }: RecordedEvent<SignedOutElsewhere>): Promise<void> {
    return this.gateway.endSessions({ memberId, keptSessionId }, { reason: reason ?? 'signed_out', restriction: null }, position);
  }

  private async ofMember({ data: { memberId }, position }: RecordedEvent<MemberSessionsEnded>): Promise<void> {
    const member = await this.members.byId(memberId);
    const restriction = member && this.members.restriction(member);
    await this.gateway.endSessions({ memberId }, { reason: restriction ? 'restricted' : 'signed_out', restriction }, position);
  }
}
