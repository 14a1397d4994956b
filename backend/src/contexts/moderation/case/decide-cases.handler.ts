import { Injectable } from '@nestjs/common';
import { CommandBus, type ICommandHandler } from '@nestjs/cqrs';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { CaseToDecide, DecideCases } from './case.commands.js';
import { CaseSteps } from './case-steps.service.js';

/** What became of one case of a decision; `refusal` null: it is decided on. */
export interface DecidedCase {
  readonly id: string;
  readonly refusal: RuleViolation | null;
}

/** Decides on one case after the other: what a rule forbids for one leaves the others alone, unless they go with it. A run that was cut short is repeated as a whole. */
@Injectable()
export class DecideCasesHandler implements ICommandHandler<DecideCases> {
  constructor(
    private readonly commands: CommandBus,
    private readonly steps: CaseSteps,
  ) {}

  async execute(command: DecideCases): Promise<readonly DecidedCase[]> {
    const done: DecidedCase[] = [];
    for (const one of command.data.cases) {
      const refusal = await this.refusalOf(command, one);
      if (refusal && done.length === 0 && !command.data.each) throw refusal;
      done.push({ id: one.caseId, refusal });
    }
    return done;
  }

  private async refusalOf(command: DecideCases, one: CaseToDecide): Promise<RuleViolation | null> {
    try {
      await this.commands.execute(await this.steps.of(command, one));
      return null;
    } catch (error) {
      if (error instanceof RuleViolation && error.kind !== 'unavailable') return error;
      throw error;
    }
  }
}
