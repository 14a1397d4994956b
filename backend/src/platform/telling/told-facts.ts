import type { FactKind } from '../../../contracts/audit-timeline.js';
import type { DomainEvent, RecordedEvent } from '../../kernel/event.js';

/** How staff are told of one type of fact. */
export interface Told<Data = Record<string, unknown>> {
  readonly kind: FactKind;
  /** What happened, in Turkish, whatever the fact says: lists of types name it so. */
  readonly name: string;
  /** The same with what this fact says; nothing personal. The name where there is nothing to add. */
  readonly what?: (data: Data) => string;
  /** Whether this one is told; left out: all are. */
  readonly isTold?: (data: Data) => boolean;
  /** It can be taken back by a fact that names its place (`placeOf`). */
  readonly isUndone?: true;
  /** By which it can be named by the fact that takes it back, the same for no two facts; `placeOf` where it is left out or null. */
  readonly goesBy?: (data: Data) => string | null;
  /** What it takes back, by `goesBy` of that fact or by `placeOf`; null when that fact cannot be named, or this one takes nothing back. */
  readonly takesBack?: (data: Data, stream: string) => string | null;
}

/** How a fact can be named that goes by nothing else. */
export const placeOf = (stream: string, revision: number): string => `${stream}@${revision}`;

/** By type; null for what is nobody's business but its member's, or only machinery. */
export interface ToldFacts {
  readonly byType: Readonly<Record<string, Told<never> | null>>;
}

/** What happened, as staff are told of it in the history of one thing; null when there is nothing to tell. */
export function whatHappened({ byType }: ToldFacts, { type, data }: Pick<RecordedEvent, 'type' | 'data'>): string | null {
  const told = byType[type];
  return told ? ((told.what as ((data: unknown) => string) | undefined)?.(data) ?? told.name) : null;
}

/** What a slice tells of its facts: a fact without an entry does not compile. */
export const tells = <E extends DomainEvent>(facts: { readonly [Type in E['type']]: Told<Extract<E, { type: Type }>['data']> | null }): ToldFacts => ({
  byType: facts,
});

/** Of a slice whose facts are all members' own or machinery. */
export const tellsNothing = (...streams: readonly { readonly events: Readonly<Record<string, unknown>> }[]): ToldFacts => ({
  byType: Object.fromEntries(streams.flatMap(({ events }) => Object.keys(events)).map((type) => [type, null])),
});

const ofKind =
  (kind: FactKind) =>
  <Data>(name: string, more: Omit<Told<Data>, 'kind' | 'name'> = {}): Told<Data> => ({ kind, name, ...more });

/** What somebody decided, did or asked about a member or a text. */
export const moderates = ofKind('moderation');
/** How the house is run. */
export const administers = ofKind('administration');
/** Somebody saw what is not theirs. */
export const discloses = ofKind('access');

/** What all slices tell; bound by the composition root. */
export class Telling {
  private readonly told: ReadonlyMap<string, Told>;

  constructor(all: readonly ToldFacts[]) {
    this.told = new Map(all.flatMap(({ byType }) => Object.entries(byType)).flatMap(([type, told]) => (told ? [[type, told as Told] as const] : [])));
  }

  /** How staff are told of a type; undefined when they are not. */
  of(type: string): Told | undefined {
    return this.told.get(type);
  }

  get types(): readonly string[] {
    return [...this.told.keys()];
  }

  /** In one sentence; the type itself where nothing is told of it. */
  what(type: string, data: Readonly<Record<string, unknown>>): string {
    const told = this.of(type);
    return told?.what?.(data) ?? told?.name ?? type;
  }
}
