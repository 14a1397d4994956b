import type { DomainEvent } from './event.js';

/** Decisions that hold, by their kind: which fact of the stream made each (its revision), and what takes it back. */
export type Decisions<Kind extends string, Undo> = { readonly [K in Kind]?: { readonly number: number; readonly undo: Undo } };

/** Kept by streams whose decisions can be taken back later. */
export interface Ledger<Kind extends string, Undo> {
  /** Facts of the stream so far: the next one has this revision. */
  readonly facts: number;
  readonly decisions: Decisions<Kind, Undo>;
}

/** What a fact does to the decisions that hold. */
export interface Effect<Kind extends string> {
  readonly makes?: Kind;
  readonly takesBack?: Kind | undefined;
  /** Those that cannot be taken back any more because somebody has written over them. */
  readonly ends?: readonly Kind[];
}

interface Rules<Kind extends string, Undo, E extends DomainEvent> {
  effectOf(event: E, decisions: Decisions<Kind, Undo>): Effect<Kind>;
  undoOf(event: E): Undo | null;
}

/** Keeps in a stream's state which decisions hold, and in its facts which decision they take back, replace or end. */
export function ledgerOf<Kind extends string, Undo, S extends Ledger<Kind, Undo>, E extends DomainEvent>({ effectOf, undoOf }: Rules<Kind, Undo, E>) {
  const keep = (decisions: Decisions<Kind, Undo>, event: E, number: number): Decisions<Kind, Undo> => {
    const { makes, takesBack, ends = [] } = effectOf(event, decisions);
    const over = new Set<string>([...ends, ...(takesBack ? [takesBack] : [])]);
    const left = Object.fromEntries(Object.entries(decisions).filter(([kind]) => !over.has(kind))) as Decisions<Kind, Undo>;
    const undo = undoOf(event);
    return makes && undo ? { ...left, [makes]: { number, undo } } : left;
  };
  const tell = (event: E, decisions: Decisions<Kind, Undo>): E => {
    const { makes, takesBack, ends = [] } = effectOf(event, decisions);
    const undoes = takesBack && decisions[takesBack]?.number;
    const replaces = makes && decisions[makes]?.number;
    const over = ends.flatMap((kind) => decisions[kind]?.number ?? []);
    const told = {
      ...(undoes === undefined ? {} : { undoes }),
      ...(replaces === undefined ? {} : { replaces }),
      ...(over.length === 0 ? {} : { ends: over }),
    };
    return { ...event, data: { ...event.data, ...told } };
  };
  return {
    keeping:
      (evolve: (state: S | null, event: E) => S | null) =>
      (state: S | null, event: E): S | null => {
        const next = evolve(state, event);
        const number = state?.facts ?? 0;
        return next && { ...next, facts: number + 1, decisions: keep(next.decisions, event, number) };
      },
    telling:
      <C>(decide: (command: C, state: S | null) => readonly E[]) =>
      (command: C, state: S | null): readonly E[] =>
        decide(command, state).map((event) => tell(event, state?.decisions ?? {})),
  };
}

/** The decision that a fact of the stream made, as long as it holds. */
export function decisionAt<Kind extends string, Undo>(decisions: Decisions<Kind, Undo>, number: number): { kind: Kind; undo: Undo } | null {
  for (const [kind, held] of Object.entries(decisions) as [Kind, { number: number; undo: Undo }][]) {
    if (held.number === number) return { kind, undo: held.undo };
  }
  return null;
}
