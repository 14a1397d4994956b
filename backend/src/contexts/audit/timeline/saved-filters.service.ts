import { Inject, Injectable } from '@nestjs/common';
import {
  filterNameProblem,
  type SavedFilter,
  TIMELINE_FILTERS,
  TIMELINE_LIMITS,
  TIMELINE_TEXT,
  type TimelineFilter,
} from '../../../../contracts/audit-timeline.js';
import type { Clock } from '../../../kernel/clock.js';
import type { Ids } from '../../../kernel/ids.js';
import type { MemberNote, MemberNotes } from '../../../kernel/member-notes.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { CLOCK, IDS, MEMBER_NOTES } from '../../../platform/tokens.js';

export const FILTER_KIND = 'audit-filter';

/** Keeps the filters that auditors and admins gave a name: theirs alone, and no facts, as nothing happened. */
@Injectable()
export class SavedFilters {
  constructor(
    @Inject(MEMBER_NOTES) private readonly notes: MemberNotes,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  /** By name, as Turkish sorts. */
  async list(memberId: string): Promise<SavedFilter[]> {
    const notes = await this.notes.list({ memberId, kind: FILTER_KIND }, TIMELINE_LIMITS.savedFilters);
    return notes.map(filterOf).sort((one, other) => one.name.localeCompare(other.name, 'tr'));
  }

  /** Throws when the name is no name or taken, when nothing is filtered, and when there are enough. */
  async save(memberId: string, name: string, query: string): Promise<SavedFilter[]> {
    const filter = filterIn(query);
    if (Object.keys(filter).length === 0) throw refused(TIMELINE_TEXT.nothingToSave);
    const kept = await this.list(memberId);
    if (kept.length >= TIMELINE_LIMITS.savedFilters) throw new RuleViolation('filter.too-many', TIMELINE_TEXT.tooMany, null, 'conflict');
    await this.put(memberId, { id: this.ids.next(), name: nameIn(name, kept), filter }, null);
    return this.list(memberId);
  }

  async rename(memberId: string, id: string, name: string): Promise<SavedFilter[]> {
    const [note] = await this.notes.get({ memberId, kind: FILTER_KIND }, [id]);
    if (!note) throw notFound(TIMELINE_TEXT.filterUnknown);
    const others = (await this.list(memberId)).filter((filter) => filter.id !== id);
    await this.put(memberId, { ...filterOf(note), name: nameIn(name, others) }, note.version);
    return this.list(memberId);
  }

  async remove(memberId: string, id: string): Promise<SavedFilter[]> {
    await this.notes.remove({ memberId, kind: FILTER_KIND }, id);
    return this.list(memberId);
  }

  private async put(memberId: string, { id, name, filter }: SavedFilter, version: string | null): Promise<void> {
    const note = { key: id, text: JSON.stringify({ name, filter }), at: this.clock.now().toISOString() };
    if (!(await this.notes.put({ memberId, kind: FILTER_KIND }, note, version))) throw notFound(TIMELINE_TEXT.filterUnknown);
  }
}

export function filterOf({ key, text }: Pick<MemberNote, 'key' | 'text'>): SavedFilter {
  const { name, filter } = JSON.parse(text) as Pick<SavedFilter, 'name' | 'filter'>;
  return { id: key, name, filter };
}

/** What an address of the page says; what it says besides is left out. */
function filterIn(query: string): TimelineFilter {
  const asked = new URLSearchParams(query);
  return Object.fromEntries(TIMELINE_FILTERS.flatMap((name) => (asked.get(name) ? [[name, asked.get(name)]] : []))) as TimelineFilter;
}

function nameIn(name: string, others: readonly SavedFilter[]): string {
  const problem = filterNameProblem(name);
  if (problem) throw refused(problem);
  const trimmed = name.trim();
  const same = (other: string) => other.toLocaleLowerCase('tr') === trimmed.toLocaleLowerCase('tr');
  if (others.some((filter) => same(filter.name))) throw refused(TIMELINE_TEXT.nameTaken);
  return trimmed;
}

const refused = (sentence: string) => new RuleViolation('filter.name', sentence, { name: sentence });
