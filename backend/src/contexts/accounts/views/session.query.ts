import { Inject, Injectable } from '@nestjs/common';
import type { SessionEndReason } from '../../../../contracts/envelope.js';
import { subrolesIn } from '../../../../contracts/subroles.js';
import type { Clock } from '../../../kernel/clock.js';
import type { Views } from '../../../kernel/views.js';
import type { CallerSession } from '../../../platform/callers/caller.js';
import type { SessionLookup, SessionSource } from '../../../platform/callers/session-source.js';
import { CLOCK, VIEWS } from '../../../platform/tokens.js';
import { sha256 } from '../../../platform/vault/cipher.js';
import { type MemberDocument, type SessionDocument, sessionsView } from './accounts.model.js';
import { FactorDuty } from './factor-duty.port.js';
import { MemberQuery } from './member.query.js';

const NONE: SessionLookup = { state: 'none' };
const endedFor = (reason: SessionEndReason | null): SessionLookup => (reason ? { ...NONE, endedFor: reason } : NONE);
/** The newest; nobody keeps as many browsers. */
const LISTED_AT_MOST = 100;
/** A session is forgotten when its time is over; nobody opens more than this in a month. */
const KNOWN_AT_MOST = 10_000;

/** Answers what a session token stands for now. */
@Injectable()
export class SessionQuery implements SessionSource {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly members: MemberQuery,
    private readonly factors: FactorDuty,
  ) {}

  async lookUp(token: string): Promise<SessionLookup> {
    const session = await this.views.get(sessionsView.name, sha256(token));
    if (!session || session.expires_at <= this.clock.now().toISOString()) return NONE;
    const member = await this.members.byId(session.member_id);
    if (!member) return NONE;
    if (session.ended) return endedFor(session.ended_for);
    const notice = this.members.restriction(member);
    // A session that a restriction ended still tells its owner why, as long as the restriction lasts.
    if (notice) return { state: 'restricted', notice };
    return isOver(session, member) ? endedFor(member.sessions_ended_for) : { state: 'open', session: await this.describe(session, member) };
  }

  async ofMember(memberId: string, sessionId: string): Promise<CallerSession | null> {
    const member = await this.members.byId(memberId);
    if (!member || this.members.restriction(member)) return null;
    const session = (await this.openOf(memberId)).find(({ session_id }) => session_id === sessionId);
    return session ? this.describe(session, member) : null;
  }

  /** How many sessions a member has open. */
  async countOpen(memberId: string): Promise<number> {
    return (await this.openOf(memberId)).length;
  }

  /** A member's open sessions as they stand in the view, the newest first. */
  async openOf(memberId: string): Promise<readonly SessionDocument[]> {
    const member = await this.members.byId(memberId);
    const filter = { member_id: memberId, ended: false };
    const sessions = await this.views.find(sessionsView.name, filter, { sort: [['started_position', -1]], limit: LISTED_AT_MOST });
    const now = this.clock.now().toISOString();
    return member ? sessions.filter((session) => session.expires_at > now && !isOver(session, member)) : [];
  }

  /** Ids of a member's sessions that are still known, open or not. */
  async openedBy(memberId: string): Promise<readonly string[]> {
    const sessions = await this.views.find(sessionsView.name, { member_id: memberId }, { limit: KNOWN_AT_MOST });
    return sessions.map(({ session_id }) => session_id);
  }

  /** Ids of sessions whose time is over, the oldest first. */
  async over(limit: number): Promise<readonly string[]> {
    const filter = { expires_at: { $lte: this.clock.now().toISOString() } };
    const sessions = await this.views.find(sessionsView.name, filter, { sort: [['expires_at', 1]], limit });
    return sessions.map(({ session_id }) => session_id);
  }

  private async describe(
    { session_id: id, expires_at: expiresAt, seen_at: seenAt, remember }: SessionDocument,
    member: MemberDocument,
  ): Promise<CallerSession> {
    const lacksFactor = await this.factors.isLacking(member);
    const who = { memberId: member._id, role: member.role, subroles: subrolesIn(member.subroles) };
    const kept = { mutedUntil: this.members.mutedUntil(member), mustVerify: member.verification_due, lacksFactor };
    return { id, ...who, expiresAt, seenAt, remember, ...kept };
  }
}

const isOver = ({ ended, session_id, started_position }: SessionDocument, { sessions_ended_position, kept_session_id }: MemberDocument): boolean =>
  ended || (started_position <= sessions_ended_position && session_id !== kept_session_id);
