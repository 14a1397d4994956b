import { Inject, Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { Traces } from '../../kernel/traces.js';
import { ViewPositions } from '../following/view-positions.js';
import { handledBy } from '../slices/bound-command.js';
import { contextOf } from '../slices/context.js';
import { TRACES } from '../tokens.js';
import { ClearTraces } from './traces.commands.js';

/** Views that have not yet folded an erasure would write its traces anew, so all of them come first. */
@Injectable()
class ClearTracesHandler implements ICommandHandler<ClearTraces> {
  constructor(
    private readonly views: ViewPositions,
    @Inject(TRACES) private readonly traces: Traces,
  ) {}

  async execute(_command: ClearTraces): Promise<void> {
    await this.views.allReached();
    await this.traces.clear();
  }
}

/** Clearing the traces of whoever was erased; whoever erases schedules it. */
export const traces = contextOf({ name: 'traces', slices: [{ commands: [handledBy(ClearTraces, ClearTracesHandler, 'cleanup')] }] });
