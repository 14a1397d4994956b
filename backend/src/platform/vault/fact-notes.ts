import { Inject, Injectable } from '@nestjs/common';
import type { FactAddress } from '../../kernel/event.js';
import type { EventLog } from '../../kernel/event-log.js';
import type { EventReader } from '../../kernel/event-reader.js';
import { EVENT_LOG, EVENT_READER } from '../tokens.js';

/** Reads what somebody wrote with a fact, for those who tell of it later. */
@Injectable()
export class FactNotes {
  constructor(
    @Inject(EVENT_LOG) private readonly log: EventLog,
    @Inject(EVENT_READER) private readonly reader: EventReader,
  ) {}

  /** The field `note`, `message` or `text` of the fact; null when it has none, or when its subject was forgotten. */
  async of({ stream, id }: FactAddress): Promise<string | null> {
    const found = (await this.log.readStream(stream)).find((event) => event.id === id);
    if (!found) return null;
    const { data } = await this.reader.read(found);
    const { note, message, text } = data as Readonly<Record<string, unknown>>;
    return [note, message, text].find((words) => typeof words === 'string') ?? null;
  }
}
