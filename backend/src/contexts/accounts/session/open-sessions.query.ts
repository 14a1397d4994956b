import { Injectable } from '@nestjs/common';
import { ACCESS_TEXT, type OpenSession } from '../../../../contracts/access.js';
import { SessionQuery } from '../views/session.query.js';
import { placeInWords } from './place.rules.js';

/** Answers in which browsers a member is signed in. */
@Injectable()
export class OpenSessionsQuery {
  constructor(private readonly sessions: SessionQuery) {}

  async isOpen(memberId: string, sessionId: string): Promise<boolean> {
    return (await this.sessions.openOf(memberId)).some(({ session_id }) => session_id === sessionId);
  }

  /** The one that asks comes first, then those used last. */
  async of(own: { readonly id: string; readonly memberId: string }): Promise<OpenSession[]> {
    const open = (await this.sessions.openOf(own.memberId)).map(({ session_id, device, place, started_at, seen_at }) => ({
      id: session_id,
      device: device ?? ACCESS_TEXT.unknownDevice,
      place: placeInWords(place),
      created_at: started_at,
      last_seen_at: seen_at,
      current: session_id === own.id,
    }));
    return open.sort((a, b) => Number(b.current) - Number(a.current) || b.last_seen_at.localeCompare(a.last_seen_at));
  }
}
