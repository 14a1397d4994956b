import { Injectable } from '@nestjs/common';
import { ShutOuts } from '../../../platform/identity/shut-outs.js';
import type { SideDocument } from '../sides/sides.model.js';
import { standingOf } from '../sides/standing.rules.js';

/** Knows where the two of a conversation see each other: not before a request is accepted, not across a block, and not once it is over. */
@Injectable()
export class Sight {
  constructor(private readonly blocks: ShutOuts) {}

  /** Those of a member's sides where they do. */
  async among(memberId: string, sides: readonly SideDocument[]): Promise<readonly SideDocument[]> {
    const open = sides.filter((side) => standingOf(side, false).state === 'open');
    const others = open.map(({ other_id }) => other_id);
    const shut = await this.blocks.shutFrom(others, memberId);
    return open.filter(({ other_id }) => !shut.has(other_id));
  }
}
