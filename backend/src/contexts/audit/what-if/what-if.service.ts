import { Inject, Injectable } from '@nestjs/common';
import { isUnderWay, type StartWhatIfRequest, WHAT_IF_TEXT, type WhatIfChange, type WhatIfRun, whatIfProblems } from '../../../../contracts/what-if.js';
import type { Clock } from '../../../kernel/clock.js';
import { intent, type Origin } from '../../../kernel/command.js';
import type { Ids } from '../../../kernel/ids.js';
import { RuleViolation, refuseProblems } from '../../../kernel/rule-violation.js';
import type { Scheduler } from '../../../kernel/schedule.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { KnownFault } from '../../../platform/chain/known-fault.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { CLOCK, IDS, SCHEDULER } from '../../../platform/tokens.js';
import { dayOf, daysAsked } from '../timeline/days-asked.rules.js';
import { Trials } from './trials.port.js';
import { ForgetWhatIf, RunWhatIf } from './what-if.commands.js';
import { WhatIfQuery } from './what-if.query.js';
import { WhatIfShelf } from './what-if-shelf.service.js';

/** Between what was read and what is written of a run, it may say how far it has come. */
const TRIES = 10;

/** Starts and stops what an auditor tries. */
@Injectable()
export class WhatIf {
  constructor(
    private readonly shelf: WhatIfShelf,
    private readonly trials: Trials,
    private readonly runs: WhatIfQuery,
    private readonly origins: Origins,
    private readonly known: KnownFault,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(IDS) private readonly ids: Ids,
    @Inject(SCHEDULER) private readonly scheduler: Scheduler,
  ) {}

  /** Throws RuleViolation for what cannot be tried, while another one of the member goes on, and while no jobs are run. */
  async start(request: StartWhatIfRequest, memberId: string, caller: Caller): Promise<WhatIfRun> {
    if (this.known.fault) throw new RuleViolation('what-if.reading-only', WHAT_IF_TEXT.readingOnly, null, 'conflict');
    const change = changeOf(request);
    refuseProblems('what-if.invalid', { ...whatIfProblems(change, dayOf(this.clock.now())) });
    const { since } = daysAsked(change);
    // What the rules forbid is said now, not by a job.
    await this.trials.begin(change, since ?? '');
    const runId = this.ids.next();
    const run = await this.shelf.open(memberId, runId, change);
    const origin = this.origins.of(caller);
    const data = { memberId, runId };
    await this.later({ key: `what-if:${runId}`, at: origin.at, intent: intent(RunWhatIf, data) }, origin);
    await this.later({ key: `what-if-end:${runId}`, at: run.kept_until, intent: intent(ForgetWhatIf, data) }, origin);
    const { found: _, ...kept } = run;
    return { ...kept, result: null };
  }

  /** It is stopped with the answer, wherever it runs. */
  async stop(memberId: string, runId: string): Promise<WhatIfRun> {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const kept = await this.shelf.get(memberId, runId);
      if (!kept) throw notFound(WHAT_IF_TEXT.unknown);
      if (!isUnderWay(kept.run.state)) throw new RuleViolation('what-if.over', WHAT_IF_TEXT.over, null, 'conflict');
      const run = { ...kept.run, state: 'stopped' as const, ended_at: this.clock.now().toISOString() };
      if (await this.shelf.put(memberId, run, kept.version)) return this.runs.byId(memberId, runId);
    }
    throw new RuleViolation('what-if.busy', WHAT_IF_TEXT.underWay, null, 'conflict');
  }

  /** One that goes on stops with it. */
  async remove(memberId: string, runId: string): Promise<void> {
    await this.shelf.remove(memberId, runId);
  }

  private later(job: Pick<Parameters<Scheduler['schedule']>[0], 'key' | 'at' | 'intent'>, { id, correlationId }: Origin): Promise<void> {
    return this.scheduler.schedule({ ...job, correlationId, causationId: id });
  }
}

const trimmed = (words: readonly string[] | null | undefined): string[] => [...new Set((words ?? []).map((word) => word.trim()).filter(Boolean))];

const changeOf = ({ rule, values, watch, consequence, unwatch, from, to }: StartWhatIfRequest): WhatIfChange => ({
  ...{ rule, values: values ?? {}, consequence: consequence ?? 'hold', from, to },
  // A list that is not asked for changes nothing.
  ...(rule === 'words' ? { watch: trimmed(watch), unwatch: trimmed(unwatch) } : { watch: [], unwatch: [] }),
});
