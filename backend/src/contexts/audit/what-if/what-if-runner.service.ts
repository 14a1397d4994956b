import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { isUnderWay, type WhatIfState } from '../../../../contracts/what-if.js';
import type { Clock } from '../../../kernel/clock.js';
import { type EventLog, START } from '../../../kernel/event-log.js';
import { LOGGER } from '../../../platform/observability/logger.js';
import { CLOCK, EVENT_LOG } from '../../../platform/tokens.js';
import { daysAsked } from '../timeline/days-asked.rules.js';
import { type Trial, Trials } from './trials.port.js';
import { type Kept, type KeptRun, WhatIfShelf } from './what-if-shelf.service.js';

/** So few facts take a few milliseconds, after which everybody else has their turn. */
const PAGE = 250;
/** As long as it rests for each part of the time that it worked. */
const REST = 0.5;
/** Others wait. */
const AT_ONCE = 2;
const SAY_EVERY_MS = 500;
const LOOK_AGAIN_MS = 1_000;

/** It was stopped, thrown away, or the process ends. */
class CutShort extends Error {}

/**
 * Tries other rules on the log, page by page, and says how far it has come. A process that ends cuts its runs short and says so; whoever wants
 * the answer starts it again: it depends on nothing but the log.
 */
@Injectable()
export class WhatIfRunner implements OnApplicationShutdown {
  private readonly working = new Map<string, Promise<void>>();
  private active = 0;
  private isOver = false;

  constructor(
    private readonly shelf: WhatIfShelf,
    private readonly trials: Trials,
    @Inject(EVENT_LOG) private readonly log: EventLog,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Returns at once; the same run is not begun twice. */
  begin(memberId: string, id: string): void {
    if (this.isOver || this.working.has(id)) return;
    const work = this.work(memberId, id).finally(() => this.working.delete(id));
    this.working.set(id, work);
  }

  async onApplicationShutdown(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.working.values());
  }

  private async work(memberId: string, id: string): Promise<void> {
    const kept = await this.shelf.get(memberId, id).catch((error: unknown) => this.report(error, id));
    if (!kept || !isUnderWay(kept.run.state)) return;
    const course = new Course(this.shelf, memberId, kept);
    try {
      await this.inTurn(course, () => this.run(course));
    } catch (error) {
      if (!(error instanceof CutShort)) this.report(error, id);
      const state = error instanceof CutShort ? 'interrupted' : 'failed';
      await course.end(state, this.now()).catch((failure: unknown) => this.report(failure, id));
    }
  }

  private async inTurn(course: Course, work: () => Promise<void>): Promise<void> {
    while (this.active >= AT_ONCE) {
      await pause(LOOK_AGAIN_MS);
      await this.goOn(course, 0);
    }
    this.active += 1;
    try {
      await work();
    } finally {
      this.active -= 1;
    }
  }

  private async run(course: Course): Promise<void> {
    const { since, until } = daysAsked(course.run);
    const end = await this.log.head();
    const trial = await this.trials.begin(course.run, since ?? '');
    await course.say({ state: 'running', progress: 0 });
    for (let [position, said] = [START, performance.now()]; position < end; ) {
      const began = performance.now();
      position = await this.takePage(trial, position, { end, until });
      if (began - said >= SAY_EVERY_MS) {
        await this.goOn(course, Math.min(1, position / end));
        said = performance.now();
      } else if (this.isOver) throw new CutShort();
      // Others need the machine as well.
      await pause((performance.now() - began) * REST);
    }
    await course.say({ state: 'done', progress: 1, ended_at: this.now(), found: trial.found() });
  }

  /** Answers how far it has come. Facts that were recorded together may stand a little out of order: it ends behind a page of later ones. */
  private async takePage(trial: Trial, position: number, { end, until }: { readonly end: number; readonly until: string | null }): Promise<number> {
    const page = await this.log.readAll(position, PAGE);
    const asked = page.filter((fact) => fact.position <= end && (until === null || fact.at < until));
    for (const fact of asked) if (trial.types.has(fact.type)) await trial.take(fact);
    return asked.length === 0 ? end : (page.at(-1)?.position ?? end);
  }

  private async goOn(course: Course, progress: number): Promise<void> {
    if (this.isOver) throw new CutShort();
    await course.say({ progress });
  }

  private report(error: unknown, id: string): null {
    this.logger.error({ err: error, run: id }, 'a what-if failed');
    return null;
  }

  private now(): string {
    return this.clock.now().toISOString();
  }
}

/** One run as it goes on: what it says of itself stands where its member reads it. */
class Course {
  run: KeptRun;
  private version: string;

  constructor(
    private readonly shelf: WhatIfShelf,
    private readonly memberId: string,
    { run, version }: Kept,
  ) {
    this.run = run;
    this.version = version;
  }

  /** Throws CutShort when somebody else said something meanwhile: that it is to stop. */
  async say(news: Partial<KeptRun>): Promise<void> {
    const run = { ...this.run, ...news };
    const version = await this.shelf.put(this.memberId, run, this.version);
    if (version === null) throw new CutShort();
    this.run = run;
    this.version = version;
  }

  /** Whoever stopped it has said so already. */
  async end(state: WhatIfState, at: string): Promise<void> {
    await this.shelf.put(this.memberId, { ...this.run, state, ended_at: at }, this.version);
  }
}
