import { Injectable } from '@nestjs/common';
import type { AppealMessage, AppealResult } from '../../../../contracts/appeals.js';
import type { RecordedEvent } from '../../../kernel/event.js';
import { EventStore } from '../../../kernel/event-store.js';
import type { AppealEvent } from './appeal.events.js';
import { appealStream } from './appeal.stream.js';

type Of<Type extends AppealEvent['type']> = Extract<RecordedEvent<AppealEvent>, { type: Type }>;

export interface WrittenAppeal {
  readonly made: Of<'AppealMade'>;
  readonly messages: readonly (AppealMessage & { readonly authorId: string })[];
  readonly decided: Of<'AppealDecided'> | null;
}

/** What became of it, as both sides see it. */
export const resultOf = ({ at, data }: Of<'AppealDecided'>): AppealResult => ({
  outcome: data.outcome,
  at,
  words: data.message,
  changes: data.changes,
  brought_back: data.content?.back ?? null,
  without_other: data.decidedDespiteNoOther,
});

/** Reads what was written in an appeal, which no view keeps. */
@Injectable()
export class WrittenAppeals {
  constructor(private readonly store: EventStore) {}

  async read(appealId: string): Promise<WrittenAppeal | null> {
    const events = await this.store.read(appealStream, appealId);
    const made = events.find(isOf('AppealMade'));
    if (!made) return null;
    const messages = events
      .filter(isOf('AppealMessageSent'))
      .map(({ at, data: { messageId: id, from, text, authorId } }) => ({ id, from, text, at, authorId }));
    return { made, messages, decided: events.find(isOf('AppealDecided')) ?? null };
  }
}

const isOf =
  <Type extends AppealEvent['type']>(type: Type) =>
  (event: RecordedEvent<AppealEvent>): event is Extract<RecordedEvent<AppealEvent>, { type: Type }> =>
    event.type === type;
