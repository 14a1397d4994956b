import { WHAT_IF_EFFECTS, WHAT_IF_LIMITS, type WhatIfEffect, type WhatIfSide } from '../../../contracts/what-if.js';

/** A sanction or a text that would be otherwise; `textId` is null for a sanction. It names nobody but by id. */
export interface Difference {
  readonly effect: WhatIfEffect;
  readonly memberId: string;
  readonly factId: string;
  readonly position: number;
  readonly at: string;
  readonly textId: string | null;
  readonly detail: string;
}

export interface FoundSide {
  readonly count: number;
  readonly members: number;
  readonly effects: Readonly<Partial<Record<WhatIfEffect, number>>>;
  /** The newest, in the order of the log. */
  readonly samples: readonly Difference[];
}

export interface Found extends Readonly<Record<WhatIfSide, FoundSide>> {
  readonly lookedAt: number;
  readonly decided: number;
  readonly unjudged: number;
  readonly members: number;
}

/** Counts what would be otherwise, both ways, and keeps a few of them: however many there are, little of each is remembered. */
export class Differences {
  private readonly sides = { more: new Side(), fewer: new Side() };
  /** Of what was looked at, as `Found` has it. */
  readonly counts = { lookedAt: 0, decided: 0, unjudged: 0 };

  /** In the order of the log. */
  add(difference: Difference): void {
    this.sides[WHAT_IF_EFFECTS[difference.effect].side].add(difference);
  }

  found(): Found {
    const { more, fewer } = this.sides;
    return { ...this.counts, members: new Set([...more.members, ...fewer.members]).size, more: more.found(), fewer: fewer.found() };
  }
}

class Side {
  readonly members = new Set<string>();
  private count = 0;
  private readonly effects: Partial<Record<WhatIfEffect, number>> = {};
  private readonly samples: Difference[] = [];

  add(difference: Difference): void {
    const { effect, memberId } = difference;
    this.count += 1;
    this.members.add(memberId);
    this.effects[effect] = (this.effects[effect] ?? 0) + 1;
    this.samples.push(difference);
    if (this.samples.length > WHAT_IF_LIMITS.samples) this.samples.shift();
  }

  found(): FoundSide {
    return { count: this.count, members: this.members.size, effects: { ...this.effects }, samples: [...this.samples] };
  }
}
