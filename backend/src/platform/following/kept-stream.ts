import type { Command } from '../../kernel/command.js';
import { type StreamType, streamName } from '../../kernel/decider.js';
import type { DomainEvent } from '../../kernel/event.js';
import { type EventLog, NO_STREAM } from '../../kernel/event-log.js';
import type { EventReader } from '../../kernel/event-reader.js';

/** The state of one short stream, in the memory of every process: for what is asked at every step. Personal fields are not in it. */
export class KeptStream<S, C extends Command = Command, E extends DomainEvent = DomainEvent> {
  readonly name: string;
  private state: S;
  private revision = NO_STREAM;

  constructor(
    private readonly type: StreamType<S, C, E>,
    id: string,
  ) {
    this.name = streamName(type.category, id);
    this.state = type.decider.initial;
  }

  get now(): S {
    return this.state;
  }

  /** Takes up what stands in the stream and is not known yet; it may be asked to several times at once. */
  async catchUp(log: Pick<EventLog, 'readStream'>, reader: Pick<EventReader, 'readShut'>): Promise<void> {
    for (const stored of await log.readStream(this.name, { from: this.revision + 1 })) {
      if (stored.revision !== this.revision + 1) continue;
      this.state = this.type.decider.evolve(this.state, reader.readShut(stored) as unknown as E);
      this.revision = stored.revision;
    }
  }
}
