import { type Command } from './command.js';
import { type Decider, type StreamType, streamName } from './decider.js';
import type { DomainEvent, NewEvent, RecordedEvent, StoredEvent } from './event.js';
import { type EventLog, NO_STREAM, WrongExpectedRevision } from './event-log.js';
import { type EventReader, RecordedLater } from './event-reader.js';
import type { Ids } from './ids.js';
import type { Pauses } from './pauses.js';
import { RuleViolation } from './rule-violation.js';
import { Turns } from './turns.js';

/** How often a decision is taken when another process writes to the stream in between. */
const ATTEMPTS = 8;
/** The longest pause, by chance, before the second time; each later one may be twice as long, up to a limit. */
const FIRST_PAUSE_MS = 10;
const LONGEST_PAUSE_MS = 160;
/** How long a decision waits for those on its stream that came before it: when the log hangs, they do. */
const TURN_MS = 2_000;

/** Hides the personal fields of events that are about to be recorded. */
export interface Sealer {
  seal<E extends DomainEvent>(event: E): Promise<E>;
}

/** Learns of every fact that an answer has to show: its type, and where it or one written with it stands. */
export interface WriteObserver {
  written(position: number, type: string): void;
  /** It stood there already: an earlier command, or somebody else, has written it. */
  found(position: number, type: string): void;
}

/** The stream went on changing while a decision about it was being taken. */
export class ConcurrencyConflict extends Error {
  constructor(stream: string) {
    super(`${stream} kept changing`);
    this.name = 'ConcurrencyConflict';
  }
}

/**
 * Loads, decides, appends: the one way in which commands become events. Decisions on one stream wait for each other in a process; those
 * of other processes are met at the append, after which both try again at times of their own.
 */
export class EventStore {
  private readonly turns: Turns;

  constructor(
    private readonly log: EventLog,
    private readonly events: Sealer & EventReader,
    private readonly ids: Ids,
    private readonly observer: WriteObserver,
    private readonly pauses: Pauses,
  ) {
    this.turns = new Turns((goAhead) => pauses.after(TURN_MS, goAhead));
  }

  /** Events of one stream in today's shape, with personal fields readable (null where the subject was forgotten), up to and including a revision. */
  async read<S, C extends Command, E extends DomainEvent>(type: StreamType<S, C, E>, id: string, upTo = Number.MAX_SAFE_INTEGER): Promise<RecordedEvent<E>[]> {
    const stored = await this.log.readStream(streamName(type.category, id));
    const events = stored.filter(({ revision }) => revision <= upTo);
    return (await Promise.all(events.map((event) => this.readOne(type, event)))) as RecordedEvent<E>[];
  }

  /** Events of one stream up to and including a position of the log, in today's shape; personal fields are readable as far as they are today. */
  async readUntil<S, C extends Command, E extends DomainEvent>(type: StreamType<S, C, E>, id: string, position: number): Promise<RecordedEvent<E>[]> {
    return (await this.read(type, id)).filter((event) => event.position <= position);
  }

  /** State of one stream as it stands, or as it stood at a revision. */
  async state<S, C extends Command, E extends DomainEvent>(type: StreamType<S, C, E>, id: string, upTo?: number): Promise<S> {
    return fold(type.decider, await this.read(type, id, upTo));
  }

  /** Whether a stream holds anything; whoever finds that it does is answered from views that show it. */
  async hasBegun<S, C extends Command, E extends DomainEvent>(type: StreamType<S, C, E>, id: string): Promise<boolean> {
    const past = await this.log.readStream(streamName(type.category, id));
    this.answerSoAlready(past);
    return past.length > 0;
  }

  /** Whether this very command has already been decided on with events to show for it. */
  async hasTakenEffect<S, C extends Command, E extends DomainEvent>(type: StreamType<S, C, E>, id: string, command: C): Promise<boolean> {
    return this.effectsOf(command, await this.read(type, id)).length > 0;
  }

  /** Decides on a command and appends what follows; answers the new events (none when it was so already). Throws RuleViolation or ConcurrencyConflict. */
  decideOn<S, C extends Command, E extends DomainEvent>(type: StreamType<S, C, E>, id: string, command: C): Promise<readonly NewEvent<E>[]> {
    return this.turns.take(streamName(type.category, id), () => this.decideInTurn(type, id, command));
  }

  /**
   * Does something while nobody else in this process decides on a stream: for a rule that asks for its state and decides on another. Nothing in it
   * may decide on that stream itself. Of other processes it knows nothing.
   */
  inTurnOf<S, C extends Command, E extends DomainEvent, T>({ category }: StreamType<S, C, E>, id: string, work: () => Promise<T>): Promise<T> {
    return this.turns.take(streamName(category, id), work);
  }

  /** What a command would lead to as the stream stands now, without recording it: nothing when it has taken effect already. Throws RuleViolation when a rule forbids it. */
  async rehearse<S, C extends Command, E extends DomainEvent>(type: StreamType<S, C, E>, id: string, command: C): Promise<readonly E[]> {
    const past = await this.read(type, id);
    return this.effectsOf(command, past).length > 0 ? [] : type.decider.decide(command, fold(type.decider, past));
  }

  /** Like `decideOn`, for a command that begins a stream nearly always: what stands in it is read only when there is something. Saves a question to a log that is a server. */
  begin<S, C extends Command, E extends DomainEvent>(type: StreamType<S, C, E>, id: string, command: C): Promise<readonly NewEvent<E>[]> {
    return this.turns.take(streamName(type.category, id), async () => {
      return (await this.decideUnread(type, id, command)) ?? (await this.decideInTurn(type, id, command));
    });
  }

  /** Null when it cannot be decided without what stands in the stream. */
  private async decideUnread<S, C extends Command, E extends DomainEvent>(
    type: StreamType<S, C, E>,
    id: string,
    command: C,
  ): Promise<readonly NewEvent<E>[] | null> {
    const { initial } = type.decider;
    let decided: readonly E[];
    try {
      decided = type.decider.decide(command, initial);
    } catch (error) {
      // What is forbidden at the beginning may have been done already.
      if (error instanceof RuleViolation) return null;
      throw error;
    }
    return decided.length === 0 ? null : this.append(type, id, command, { decided, expected: NO_STREAM });
  }

  private async decideInTurn<S, C extends Command, E extends DomainEvent>(type: StreamType<S, C, E>, id: string, command: C): Promise<readonly NewEvent<E>[]> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      if (attempt > 0) await this.pauseBefore(attempt);
      const past = await this.read(type, id);
      const repeated = this.effectsOf(command, past);
      if (repeated.length > 0) return this.answerAgain(repeated);
      const decided = type.decider.decide(command, fold(type.decider, past));
      if (decided.length === 0) return this.answerSoAlready(past);
      const events = await this.append(type, id, command, { decided, expected: past.at(-1)?.revision ?? NO_STREAM });
      if (events) return events;
    }
    throw new ConcurrencyConflict(streamName(type.category, id));
  }

  /** Null when the stream is not where the decision took it to be. */
  private async append<S, C extends Command, E extends DomainEvent>(
    type: StreamType<S, C, E>,
    id: string,
    command: C,
    { decided, expected }: { readonly decided: readonly E[]; readonly expected: number },
  ): Promise<readonly NewEvent<E>[] | null> {
    const events = decided.map((event, index) => this.describe(type, event, command, index));
    try {
      const sealed = await Promise.all(events.map((event) => this.events.seal(event)));
      const { position } = await this.log.append(streamName(type.category, id), expected, sealed);
      for (const { type } of events) this.observer.written(position, type);
      return events;
    } catch (error) {
      if (error instanceof WrongExpectedRevision) return null;
      throw error;
    }
  }

  /** No decision is taken about a stream of which this release understands a part. */
  private async readOne<S, C extends Command, E extends DomainEvent>({ events }: StreamType<S, C, E>, event: StoredEvent): Promise<RecordedEvent> {
    if (!Object.hasOwn(events, event.type)) throw new RecordedLater(event, 0);
    return this.events.read(event);
  }

  private pauseBefore(attempt: number): Promise<void> {
    const longest = Math.min(FIRST_PAUSE_MS * 2 ** (attempt - 1), LONGEST_PAUSE_MS);
    return new Promise((resolve) => {
      this.pauses.after(longest * this.pauses.chance(), resolve);
    });
  }

  private effectsOf<E extends DomainEvent>(command: Command, past: readonly RecordedEvent<E>[]): readonly RecordedEvent<E>[] {
    const first = past.findIndex(({ id }) => id === this.eventId(command, 0));
    return first < 0 ? [] : past.slice(first).filter(({ id }, index) => id === this.eventId(command, index));
  }

  private eventId({ origin }: Command, index: number): string {
    return this.ids.derive(`${origin.id}/${index}`);
  }

  /** A command that already had its effect has it no second time, and whoever repeats it waits for the same views. */
  private answerAgain<E extends DomainEvent>(events: readonly RecordedEvent<E>[]): readonly RecordedEvent<E>[] {
    this.note(events);
    return events;
  }

  /** Whoever finds it so already is answered from views that show it. */
  private answerSoAlready(past: readonly Pick<StoredEvent, 'position' | 'type'>[]): readonly [] {
    this.note(past);
    return [];
  }

  private note(events: readonly Pick<StoredEvent, 'position' | 'type'>[]): void {
    for (const { position, type } of events) this.observer.found(position, type);
  }

  private describe<S, C extends Command, E extends DomainEvent>(type: StreamType<S, C, E>, event: E, command: C, index: number): NewEvent<E> {
    const { at, actor, correlationId, causationId } = command.origin;
    return {
      ...event,
      id: this.eventId(command, index),
      at,
      actor,
      correlationId,
      causationId,
      schema: type.events[event.type as E['type']].schema,
    };
  }
}

export function fold<S, C extends Command, E extends DomainEvent>(decider: Decider<S, C, E>, events: readonly E[]): S {
  return events.reduce((state, event) => decider.evolve(state, event), decider.initial);
}
