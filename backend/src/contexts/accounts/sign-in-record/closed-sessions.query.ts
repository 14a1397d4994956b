import { Inject, Injectable } from '@nestjs/common';
import { ACCESS_TEXT } from '../../../../contracts/access.js';
import { type ClosedSessionRow, MEMBER_SESSIONS_KEPT } from '../../../../contracts/member-record.js';
import type { Clock } from '../../../kernel/clock.js';
import type { RecordedEvent } from '../../../kernel/event.js';
import { EventStore } from '../../../kernel/event-store.js';
import type { Views } from '../../../kernel/views.js';
import { CLOCK, VIEWS } from '../../../platform/tokens.js';
import { securityLogView } from '../security-log/security-log.model.js';
import { memberSessionsStream } from '../session/member-sessions.decider.js';
import { placeInWords } from '../session/place.rules.js';
import type { MemberSessionsEvent } from '../session/session.events.js';
import { sessionStream } from '../session/session.stream.js';
import { SessionQuery } from '../views/session.query.js';
import { closingOf } from './closing.rules.js';

/** Answers which sessions of a member are over, and why. Devices are asked of the sessions' own streams, so that nothing of them is kept twice. */
@Injectable()
export class ClosedSessionsQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly store: EventStore,
    private readonly sessions: SessionQuery,
  ) {}

  /** Of those begun last, the one that was closed last comes first. */
  async of(memberId: string): Promise<ClosedSessionRow[]> {
    const [ids, ofMember] = await Promise.all([this.overOf(memberId), this.store.read(memberSessionsStream, memberId)]);
    const rows = await Promise.all(ids.map((id) => this.row(id, ofMember)));
    return rows.filter((row) => row !== null).sort((one, other) => other.ended_at.localeCompare(one.ended_at));
  }

  private async overOf(memberId: string): Promise<string[]> {
    const open = new Set((await this.sessions.openOf(memberId)).map(({ session_id }) => session_id));
    const begun = await this.views.find(
      securityLogView.name,
      { member_id: memberId, type: 'SessionStarted' },
      { sort: [['position', -1]], limit: MEMBER_SESSIONS_KEPT + open.size },
    );
    return begun.flatMap(({ session_id }) => (session_id === null || open.has(session_id) ? [] : [session_id])).slice(0, MEMBER_SESSIONS_KEPT);
  }

  private async row(id: string, ofMember: readonly RecordedEvent<MemberSessionsEvent>[]): Promise<ClosedSessionRow | null> {
    const own = await this.store.read(sessionStream, id);
    const [begun] = own;
    const closing = closingOf(own, ofMember, this.clock.now().toISOString());
    if (begun?.type !== 'SessionStarted' || !closing) return null;
    const { device, place } = begun.data;
    const words = { device: device ?? ACCESS_TEXT.unknownDevice, place: placeInWords(place) };
    return { id, ...words, created_at: begun.at, ended_at: closing.at, ended_for: closing.why };
  }
}
