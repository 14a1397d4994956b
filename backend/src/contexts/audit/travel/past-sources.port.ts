import type { FactRow } from '../../../../contracts/moderation.js';
import type { PastCase, PastKind, PastRef, PastRow, PastText } from '../../../../contracts/travel.js';
import type { Moment } from './moment.rules.js';

/** How a thing stood; `about` are those that are shown with it. */
export interface PastState {
  readonly title: string;
  readonly rows: readonly Omit<PastRow, 'was'>[];
  readonly text?: PastText | null;
  readonly about?: readonly PastRef[];
  readonly cases?: { readonly rows: readonly PastCase[]; readonly total: number };
}

/** Knows one kind of thing. It reads facts up to a moment and can change nothing. */
export interface PastSource {
  /** What was recorded of it, the oldest first; of what is recorded without end, what stands around a position. */
  facts(id: string, around: number | null): Promise<readonly FactRow[]>;
  /** Null when it was not there yet. */
  at(id: string, moment: Moment): Promise<PastState | null>;
}

/** Who knows what of the past. */
export abstract class PastSources {
  abstract of(kind: PastKind): PastSource;
}
