import { Inject, Injectable } from '@nestjs/common';
import type { ReportedType } from '../../../../contracts/moderation.js';
import type { Clock } from '../../../kernel/clock.js';
import { EventStore } from '../../../kernel/event-store.js';
import { CLOCK } from '../../../platform/tokens.js';
import { ReportableContent } from '../reportable/reportable-content.port.js';
import { muteEndAt, restrictionAt, warningsAt } from '../standing/standing.state.rules.js';
import { standingStream } from '../standing/standing.stream.js';
import type { AlreadySo } from './case.commands.js';

/** Answers what holds for a content and its member now, so that a decision which would change nothing can be refused. */
@Injectable()
export class AlreadySoQuery {
  constructor(
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly store: EventStore,
    private readonly content: ReportableContent,
  ) {}

  async of(type: ReportedType, contentId: string, memberId: string): Promise<AlreadySo> {
    const [content, wordedAt] = await Promise.all([this.content.find(type, contentId), this.content.wordedAt(type, contentId)]);
    const standing = await this.store.state(standingStream, memberId);
    const now = this.clock.now().toISOString();
    const restriction = restrictionAt(standing, now);
    return {
      state: content?.now.state ?? 'deleted',
      wordedAt,
      ...(content?.now.fields && { fields: content.now.fields }),
      warned: warningsAt(standing, now).some((warning) => warning.contentId === contentId),
      mutedUntil: muteEndAt(standing, now),
      restriction: restriction && { kind: restriction.kind, until: restriction.until },
    };
  }
}
