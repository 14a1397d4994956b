import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Waiting } from '../../../../contracts/approvals.js';
import { EventStore } from '../../../kernel/event-store.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { SecondPerson } from '../../../platform/approvals/second-person.js';
import { DecideCases } from './case.commands.js';
import { caseStream } from './case.stream.js';
import { CaseSteps } from './case-steps.service.js';
import type { DecidedCase } from './decide-cases.handler.js';

interface Judged {
  /** Of those that wait there is none yet. */
  readonly done: readonly DecidedCase[];
  readonly waits: Waiting | null;
}

/** Carries a decision out, or lets as much of it wait for a second person as the rules allow now. */
@Injectable()
export class CaseJudgement {
  constructor(
    private readonly commands: CommandBus,
    private readonly store: EventStore,
    private readonly second: SecondPerson,
    private readonly steps: CaseSteps,
  ) {}

  async judge(command: DecideCases): Promise<Judged> {
    if (!(await this.second.wouldHold(command))) return { done: await this.carryOut(command), waits: null };
    const { refused, changes } = await this.rehearse(command);
    const cases = command.data.cases.filter(({ caseId }) => !refused.some(({ id }) => id === caseId));
    const allowed = new DecideCases({ ...command.data, cases }, command.origin);
    // What has been done already, its answer lost, waits for nobody.
    const waits = changes ? await this.second.hold(allowed) : null;
    return { done: [...refused, ...(waits ? [] : await this.carryOut(allowed))], waits };
  }

  private carryOut(command: DecideCases): Promise<readonly DecidedCase[]> {
    return this.commands.execute<DecideCases, readonly DecidedCase[]>(command);
  }

  private async rehearse(command: DecideCases): Promise<{ refused: readonly DecidedCase[]; changes: boolean }> {
    const refused: DecidedCase[] = [];
    let changes = false;
    for (const [place, one] of command.data.cases.entries()) {
      try {
        const facts = await this.store.rehearse(caseStream, one.caseId, await this.steps.of(command, one));
        changes ||= facts.length > 0;
      } catch (error) {
        if (!(error instanceof RuleViolation) || error.kind === 'unavailable' || (place === 0 && !command.data.each)) throw error;
        refused.push({ id: one.caseId, refusal: error });
      }
    }
    return { refused, changes };
  }
}
