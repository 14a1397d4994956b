import { Inject, Injectable } from '@nestjs/common';
import { SECURITY_SENTENCE, type SecurityEntry } from '../../../../contracts/access.js';
import { EventStore } from '../../../kernel/event-store.js';
import type { Views } from '../../../kernel/views.js';
import type { Window } from '../../../platform/paging/window.js';
import { VIEWS } from '../../../platform/tokens.js';
import { placeInWords } from '../session/place.rules.js';
import { sessionStream } from '../session/session.stream.js';
import { type SecurityLogDocument, securityLogView } from './security-log.model.js';

/** Answers what happened to a member's account, the newest first. */
@Injectable()
export class SecurityLogQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly store: EventStore,
  ) {}

  async of(memberId: string, window: Window): Promise<{ rows: SecurityEntry[]; total: number }> {
    const filter = { member_id: memberId };
    const [lines, total] = await Promise.all([
      this.views.find(securityLogView.name, filter, { sort: [['position', -1]], ...window }),
      this.views.count(securityLogView.name, filter),
    ]);
    return { rows: await Promise.all(lines.map((line) => this.entry(line))), total };
  }

  private async entry({ _id, type, at, session_id }: SecurityLogDocument): Promise<SecurityEntry> {
    const session = session_id === null ? null : await this.store.state(sessionStream, session_id);
    const place = session?.place ?? null;
    return { id: _id, type, text: SECURITY_SENTENCE[type], at, device: session?.device ?? null, place: place && placeInWords(place) };
  }
}
