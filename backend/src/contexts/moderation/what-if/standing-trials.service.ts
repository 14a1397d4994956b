import { Inject, Injectable } from '@nestjs/common';
import type { ModerationPolicy } from '../../../../contracts/moderation.js';
import type { StoredEvent } from '../../../kernel/event.js';
import type { EventReader } from '../../../kernel/event-reader.js';
import { EVENT_READER } from '../../../platform/tokens.js';
import { ModerationSettings } from '../moderation-settings.port.js';
import { StandingTrial } from './standing-trial.service.js';

/** Tries what another threshold, window or length would have led to. Nothing of what it reads is personal. */
@Injectable()
export class StandingTrials {
  constructor(
    @Inject(EVENT_READER) private readonly reader: EventReader,
    private readonly settings: ModerationSettings,
  ) {}

  begin(changed: Partial<ModerationPolicy>, since: string) {
    const trial = new StandingTrial({ since, changed, policyAt: (at) => this.settings.policyAt(at) });
    return {
      types: trial.types,
      take: async (event: StoredEvent) => trial.take(this.reader.readShut(event)),
      found: () => trial.found(),
    };
  }
}
