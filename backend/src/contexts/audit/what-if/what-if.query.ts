import { Injectable } from '@nestjs/common';
import {
  WHAT_IF_TEXT,
  type WhatIfColumn,
  type WhatIfCount,
  type WhatIfDesk,
  type WhatIfEffect,
  type WhatIfResult,
  type WhatIfRun,
} from '../../../../contracts/what-if.js';
import { KnownFault } from '../../../platform/chain/known-fault.js';
import { AuthorDirectory, authorIn } from '../../../platform/identity/author-directory.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import type { Found, FoundSide } from '../../../platform/what-if/differences.js';
import { Trials } from './trials.port.js';
import { WhatIfShelf } from './what-if-shelf.service.js';

/** Answers what a member has tried, and what came of it; whom it is about is named as everywhere today. */
@Injectable()
export class WhatIfQuery {
  constructor(
    private readonly shelf: WhatIfShelf,
    private readonly trials: Trials,
    private readonly authors: AuthorDirectory,
    private readonly known: KnownFault,
  ) {}

  async desk(memberId: string): Promise<WhatIfDesk> {
    const runs = await this.shelf.list(memberId);
    return { ...this.trials.now(), reading_only: this.known.fault !== null, runs: runs.map(({ found: _, ...row }) => row) };
  }

  async byId(memberId: string, id: string): Promise<WhatIfRun> {
    const kept = await this.shelf.get(memberId, id);
    if (!kept) throw notFound(WHAT_IF_TEXT.unknown);
    const { found, ...run } = kept.run;
    return { ...run, result: found && (await this.resultOf(found)) };
  }

  private async resultOf({ more, fewer, lookedAt, ...counts }: Found): Promise<WhatIfResult> {
    const people = await this.authors.byIds(new Set([...more.samples, ...fewer.samples].map(({ memberId }) => memberId)));
    const column = ({ samples, effects, count, members }: FoundSide): WhatIfColumn => ({
      ...{ count, members, effects: countsOf(effects) },
      samples: samples.map(({ memberId, factId: fact, textId: text, ...sample }) => ({ ...sample, fact, text, member: authorIn(people, memberId) })).reverse(),
    });
    return { ...counts, looked_at: lookedAt, more: column(more), fewer: column(fewer) };
  }
}

const countsOf = (effects: FoundSide['effects']): WhatIfCount[] =>
  (Object.entries(effects) as [WhatIfEffect, number][]).map(([effect, count]) => ({ effect, count }));
