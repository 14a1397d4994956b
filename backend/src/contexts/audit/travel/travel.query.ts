import { Inject, Injectable } from '@nestjs/common';
import type { FactRow } from '../../../../contracts/moderation.js';
import { holds } from '../../../../contracts/permissions.js';
import { PAST_NEEDS, type PastPart, type PastRef, type PastView, TRAVEL_LIMITS } from '../../../../contracts/travel.js';
import type { Clock } from '../../../kernel/clock.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { forbidden, notFound } from '../../../platform/refusals/refusals.js';
import { CLOCK } from '../../../platform/tokens.js';
import { type AskedMoment, type Moment, momentOf } from './moment.rules.js';
import { PastSources, type PastState } from './past-sources.port.js';
import { PlacesQuery } from './places.query.js';

/** Before anything was recorded. */
const NOTHING: Moment = { position: 0, now: '' };

/** Answers how a thing stood at a moment. Nothing of it can write: it reads facts and folds them. */
@Injectable()
export class TravelQuery {
  constructor(
    private readonly sources: PastSources,
    private readonly places: PlacesQuery,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Null as `asked` is the last place. */
  async view(ref: PastRef, asked: AskedMoment | null, caller: Caller): Promise<PastView> {
    if (!holds(caller.role, PAST_NEEDS[ref.kind])) throw forbidden();
    const [head, place] = await Promise.all([this.places.head(), this.placeOf(asked)]);
    const facts = await this.sources.of(ref.kind).facts(ref.id, place?.position ?? null);
    const moment = momentOf(facts, place, { head, now: this.clock.now().toISOString() });
    const now = await this.state(ref, moment);
    // Before it was there, what it is about may have been.
    const found = now ?? (await this.state(ref, { position: head, now: moment.now }));
    if (!found) throw notFound();
    const { title, about = [] } = found;
    refuseOwn([ref, ...about], caller);
    const known = await this.withFactsOf(about, facts);
    const selected = known.filter(({ position }) => position <= moment.position).at(-1);
    const before = selected ? { position: selected.position - 1, now: selected.at } : NOTHING;
    const refs = [ref, ...about];
    const states = await Promise.all(refs.map(async (each) => [each, await this.state(each, moment), await this.state(each, before)] as const));
    const shown = around(known, moment.position);
    return {
      ...ref,
      title,
      position: moment.position,
      at: moment.now,
      facts: shown,
      left_out: known.length - shown.length,
      fact: selected?.id ?? null,
      parts: states.flatMap(([each, state, former]) => (state ? [partOf(each, state, former)] : [])),
      cases: now?.cases ?? null,
    };
  }

  private async placeOf(asked: AskedMoment | null): Promise<{ position: number; time: string | null } | null> {
    if (!asked) return null;
    return 'time' in asked ? { position: await this.places.by(asked.time), time: asked.time } : { position: asked.position, time: null };
  }

  /** How a thing and all that is shown with it stood at a moment. */
  async parts(ref: PastRef, moment: Moment): Promise<PastPart[]> {
    const state = await this.state(ref, moment);
    const about = await Promise.all((state?.about ?? []).map(async (each) => [each, await this.state(each, moment)] as const));
    return ([[ref, state], ...about] as const).flatMap(([each, found]) => (found ? [partOf(each, found, null)] : []));
  }

  private state({ kind, id }: PastRef, moment: Moment): Promise<PastState | null> {
    return this.sources.of(kind).at(id, moment);
  }

  /** What its author did to a text belongs to the story of its case. */
  private async withFactsOf(about: readonly PastRef[], facts: readonly FactRow[]): Promise<FactRow[]> {
    const contents = about.filter(({ kind }) => kind === 'content');
    const more = await Promise.all(contents.map(({ kind, id }) => this.sources.of(kind).facts(id, null)));
    const all = new Map([...more.flat(), ...facts].map((fact) => [fact.id, fact]));
    return [...all.values()].sort((one, other) => one.position - other.position);
  }
}

/** Who reported them, and what staff noted about that, is told to none of the staff either. */
function refuseOwn(refs: readonly PastRef[], { memberId }: Caller): void {
  if (refs.some(({ kind, id }) => kind === 'member' && id === memberId)) throw forbidden();
}

/** As many before a position as after it, as far as there are. */
function around(facts: readonly FactRow[], position: number): FactRow[] {
  if (facts.length <= TRAVEL_LIMITS.facts) return [...facts];
  const reached = facts.findLastIndex((fact) => fact.position <= position);
  const half = TRAVEL_LIMITS.facts / 2;
  const first = Math.max(0, Math.min(reached - half, facts.length - TRAVEL_LIMITS.facts));
  return facts.slice(first, first + TRAVEL_LIMITS.facts);
}

/** A value is marked where the fact that is looked at made another of it. */
function partOf(ref: PastRef, { title, rows, text = null }: PastState, former: PastState | null): PastPart {
  const values = new Map(former?.rows.map(({ key, value }) => [key, value]));
  const marked = rows.map((row) => {
    const was = values.get(row.key) ?? row.value;
    return { ...row, was: was === row.value ? null : was };
  });
  return { ...ref, title, rows: marked, text };
}
