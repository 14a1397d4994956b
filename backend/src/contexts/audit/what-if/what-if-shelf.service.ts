import { Inject, Injectable } from '@nestjs/common';
import { isUnderWay, WHAT_IF_LIMITS, WHAT_IF_TEXT, type WhatIfChange, type WhatIfRow } from '../../../../contracts/what-if.js';
import type { Clock } from '../../../kernel/clock.js';
import type { MemberNote, MemberNotes } from '../../../kernel/member-notes.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { CLOCK, MEMBER_NOTES } from '../../../platform/tokens.js';
import type { Found } from '../../../platform/what-if/differences.js';

export const RUN_KIND = 'what-if';
/** Names the run for which a member's turn is taken. */
const TURN_KIND = 'what-if-turn';
const TURN = 'turn';

/** A run says this often that it goes on; one that has been silent for so long was cut short. */
const SILENT_MS = 60_000;

export type KeptRun = WhatIfRow & { readonly found: Found | null };
export interface Kept {
  readonly run: KeptRun;
  readonly version: string;
}

/** Keeps what a member has tried, for a day and under their key. No facts: nothing has happened. */
@Injectable()
export class WhatIfShelf {
  constructor(
    @Inject(MEMBER_NOTES) private readonly notes: MemberNotes,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The newest first. */
  async list(memberId: string): Promise<KeptRun[]> {
    const notes = await this.notes.list(shelf(memberId), WHAT_IF_LIMITS.keptRuns);
    const runs = notes.map((note) => this.runOf(note)).filter(({ kept_until }) => kept_until > this.now());
    return runs.sort((one, other) => other.started_at.localeCompare(one.started_at) || other.id.localeCompare(one.id));
  }

  async get(memberId: string, id: string): Promise<Kept | null> {
    const [note] = await this.notes.get(shelf(memberId), [id]);
    if (!note) return null;
    const run = this.runOf(note);
    return run.kept_until > this.now() ? { run, version: note.version } : null;
  }

  /** Keeps a run that begins. Throws RuleViolation while another one of the member goes on, also where both are asked for at once. */
  async open(memberId: string, id: string, change: WhatIfChange): Promise<KeptRun> {
    await this.takeTurn(memberId, id);
    const now = this.clock.now();
    const kept_until = new Date(now.getTime() + WHAT_IF_LIMITS.keptHours * 60 * 60_000).toISOString();
    const run: KeptRun = { ...change, id, state: 'waiting', started_at: now.toISOString(), ended_at: null, kept_until, progress: 0, found: null };
    await this.notes.trim(shelf(memberId), WHAT_IF_LIMITS.keptRuns - 1);
    await this.put(memberId, run, null);
    return run;
  }

  /** Keeps it in the place of a version; null when another stands there: it was stopped, or thrown away. */
  put(memberId: string, run: KeptRun, version: string | null): Promise<string | null> {
    return this.notes.put(shelf(memberId), { key: run.id, text: JSON.stringify(run), at: this.now() }, version);
  }

  async remove(memberId: string, id: string): Promise<void> {
    await this.notes.remove(shelf(memberId), id);
    const [turn] = await this.notes.get(turns(memberId), [TURN]);
    if (turn?.text === id) await this.notes.remove(turns(memberId), TURN);
  }

  private async takeTurn(memberId: string, id: string): Promise<void> {
    const [turn] = await this.notes.get(turns(memberId), [TURN]);
    const note = { key: TURN, text: id, at: this.now() };
    if ((turn && !(await this.isOver(memberId, turn))) || !(await this.notes.put(turns(memberId), note, turn?.version ?? null)))
      throw new RuleViolation('what-if.under-way', WHAT_IF_TEXT.underWay, null, 'conflict');
  }

  /** Whoever has taken the turn a moment ago has yet to keep the run. */
  private async isOver(memberId: string, { text: id, at }: MemberNote): Promise<boolean> {
    const last = await this.get(memberId, id);
    return last ? !isUnderWay(last.run.state) : this.clock.now().getTime() - Date.parse(at) > SILENT_MS;
  }

  private runOf({ text, at }: MemberNote): KeptRun {
    const run = JSON.parse(text) as KeptRun;
    const isSilent = isUnderWay(run.state) && this.clock.now().getTime() - Date.parse(at) > SILENT_MS;
    return isSilent ? { ...run, state: 'interrupted', ended_at: at } : run;
  }

  private now(): string {
    return this.clock.now().toISOString();
  }
}

const shelf = (memberId: string) => ({ memberId, kind: RUN_KIND });
const turns = (memberId: string) => ({ memberId, kind: TURN_KIND });
