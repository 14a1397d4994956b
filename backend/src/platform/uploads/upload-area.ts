import type { Command } from '../../kernel/command.js';
import type { StreamType } from '../../kernel/decider.js';
import type { DomainEvent } from '../../kernel/event.js';
import type { EventStore } from '../../kernel/event-store.js';

/** A part of the files whose names a context's facts hold: `area/owner.upload.webp`. */
export interface UploadArea {
  readonly area: string;
  /** The keys that the owner's facts refer to now. */
  keysOf(store: EventStore, owner: string): Promise<readonly (string | null)[]>;
}

/** The area of the files that one type of stream refers to; the owner is the stream's id. */
export const uploadArea = <S, C extends Command, E extends DomainEvent>(
  area: string,
  stream: StreamType<S, C, E>,
  keysOf: (state: S) => readonly (string | null)[],
): UploadArea => ({
  area,
  keysOf: async (store, owner) => keysOf(await store.state(stream, owner)),
});
