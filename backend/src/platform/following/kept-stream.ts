import { streamName } from '../../kernel/decider.js';
import type { DomainEvent, RecordedEvent } from '../../kernel/event.js';
import { type EventLog, NO_STREAM } from '../../kernel/event-log.js';
import type { EventReader } from '../../kernel/event-reader.js';

/** Which streams, and what is kept of them: the rules of a stream type, or less. */
interface Kept<S, E extends DomainEvent> {
  readonly category: string;
  readonly decider: { readonly initial: S; evolve(state: S, event: RecordedEvent<E>): S };
}

/** The state of one short stream, in the memory of every process: for what is asked at every step. Personal fields are not in it. */
export class KeptStream<S, E extends DomainEvent = DomainEvent> {
  readonly name: string;
  private state: S;
  private revision = NO_STREAM;

  constructor(
    private readonly type: Kept<S, E>,
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
      this.state = this.type.decider.evolve(this.state, reader.readShut(stored) as RecordedEvent<E>);
      this.revision = stored.revision;
    }
  }
}
