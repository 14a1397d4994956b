import { Injectable } from '@nestjs/common';
import { HOLDING_TEXT } from '../../../../contracts/holding.js';
import { holds } from '../../../../contracts/permissions.js';
import { VOICE_TEXT } from '../../../../contracts/voice.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { WatchedInRooms } from './watched-words.port.js';

/** Looks at what is written in rooms and over them, before it is shown: nothing of a talk can wait for a moderator, so it is refused. */
@Injectable()
export class WatchedTexts {
  constructor(private readonly words: WatchedInRooms) {}

  /** Throws RuleViolation for the first field that holds a watched word. Those who decide on others' texts pass, as elsewhere. */
  refuse(fields: Readonly<Record<string, string | null | undefined>>, { role }: Caller): void {
    if (holds(role, 'report.moderate')) return;
    for (const [field, text] of Object.entries(fields)) {
      const found = this.words.in(text ?? '');
      if (found.length === 0) continue;
      const named = found.filter(({ consequence }) => consequence === 'refuse').map(({ word }) => word);
      const sentence = named.length > 0 ? HOLDING_TEXT.wordRefused(named) : VOICE_TEXT.watched;
      throw new RuleViolation('voice.watched', sentence, { [field]: sentence });
    }
  }
}
