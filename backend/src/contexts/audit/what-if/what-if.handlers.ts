import { Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { ForgetWhatIf, RunWhatIf } from './what-if.commands.js';
import { WhatIfRunner } from './what-if-runner.service.js';
import { WhatIfShelf } from './what-if-shelf.service.js';

/** Begins it and does not wait for its end: other jobs stand in the same line. */
@Injectable()
export class RunWhatIfHandler implements ICommandHandler<RunWhatIf> {
  constructor(private readonly runner: WhatIfRunner) {}

  async execute({ data: { memberId, runId } }: RunWhatIf): Promise<void> {
    this.runner.begin(memberId, runId);
  }
}

@Injectable()
export class ForgetWhatIfHandler implements ICommandHandler<ForgetWhatIf> {
  constructor(private readonly shelf: WhatIfShelf) {}

  execute({ data: { memberId, runId } }: ForgetWhatIf): Promise<void> {
    return this.shelf.remove(memberId, runId);
  }
}
