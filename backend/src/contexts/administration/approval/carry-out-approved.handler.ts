import { Injectable } from '@nestjs/common';
import { CommandBus, type ICommandHandler } from '@nestjs/cqrs';
import { APPROVAL_TEXT } from '../../../../contracts/approvals.js';
import type { Origin } from '../../../kernel/command.js';
import { EventStore, fold } from '../../../kernel/event-store.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { StreamKeeper } from '../../../platform/following/stream-keeper.js';
import { Approvables } from './approvables.service.js';
import { type CarryOutApproved, NoteApprovalOutcome } from './approval.commands.js';
import { approvalStream } from './approval.decider.js';
import { askedOf, type MadeApproval, wordsOf } from './approval.rules.js';

/**
 * Sends the command that waited, as whoever asked for it and under the correlation of their request. Its id follows from the request's: what was
 * done before a crash is known again and not done twice.
 */
@Injectable()
export class CarryOutApprovedHandler implements ICommandHandler<CarryOutApproved> {
  constructor(
    private readonly commands: CommandBus,
    private readonly store: EventStore,
    private readonly known: Approvables,
    private readonly keeper: StreamKeeper,
  ) {}

  async execute({ data: { approvalId }, origin }: CarryOutApproved): Promise<void> {
    const past = await this.store.read(approvalStream, approvalId);
    const state = fold(approvalStream.decider, past);
    const correlationId = past.at(0)?.correlationId;
    if (state?.state !== 'granted' || correlationId === undefined) return;
    const actor = { id: state.requestedBy, role: state.requestedRole };
    const failure = await this.failureOf(state, { ...origin, id: `approved/${approvalId}`, actor, correlationId });
    await this.commands.execute(new NoteApprovalOutcome({ approvalId, failure }, { ...origin, id: `${origin.id}/outcome` }));
    // What the house goes by holds here from now on; other processes follow.
    await this.keeper.catchUp();
  }

  private async failureOf(state: MadeApproval, origin: Origin): Promise<string | null> {
    const declared = this.known.of(state.command);
    if (!declared) throw new Error(`nothing here carries out ${state.command}`);
    const asked = askedOf(state);
    // The key of those words is gone, with the member whom they concern.
    if (state.words === null && declared.words.some((field) => field === declared.told && !(field in asked))) return APPROVAL_TEXT.memberGone;
    try {
      await this.commands.execute(new declared.command({ ...asked, ...wordsOf(state) }, origin));
      return null;
    } catch (error) {
      if (error instanceof RuleViolation && error.kind !== 'unavailable') return error.message;
      throw error;
    }
  }
}
