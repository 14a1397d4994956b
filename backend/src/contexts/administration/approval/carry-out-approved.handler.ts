import { Injectable } from '@nestjs/common';
import { CommandBus, type ICommandHandler } from '@nestjs/cqrs';
import { APPROVAL_TEXT } from '../../../../contracts/approvals.js';
import type { Origin } from '../../../kernel/command.js';
import { EventStore, fold } from '../../../kernel/event-store.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { CarriedOut } from '../../../platform/approvals/approvable.js';
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
    const outcome = await this.outcomeOf(state, { ...origin, id: `approved/${approvalId}`, actor, correlationId });
    await this.commands.execute(new NoteApprovalOutcome({ approvalId, ...outcome }, { ...origin, id: `${origin.id}/outcome` }));
    // What the house goes by holds here from now on; other processes follow.
    await this.keeper.catchUp();
  }

  private async outcomeOf(state: MadeApproval, origin: Origin): Promise<Outcome> {
    const declared = this.known.of(state.command, state.kind);
    if (!declared) throw new Error(`nothing here carries out ${state.command}`);
    const asked = askedOf(state);
    // The key of those words is gone, with the member whom they concern.
    if (state.words === null && declared.words.some((field) => !(field in asked))) return { failure: APPROVAL_TEXT.memberGone, leftOut: [] };
    try {
      const answer: unknown = await this.commands.execute(new declared.command({ ...asked, ...wordsOf(state) }, origin));
      return outcomeOfEach(declared.results?.(answer) ?? []);
    } catch (error) {
      if (error instanceof RuleViolation && error.kind !== 'unavailable') return { failure: error.message, leftOut: [] };
      throw error;
    }
  }
}

type Outcome = Pick<NoteApprovalOutcome['data'], 'failure' | 'leftOut'>;

/** What could be done with nothing of many has failed as a whole. */
function outcomeOfEach(results: readonly CarriedOut[]): Outcome {
  const leftOut = results.flatMap(({ id, refusal }) => (refusal === null ? [] : [{ id, error: refusal }]));
  const [first] = leftOut;
  return first && leftOut.length === results.length ? { failure: first.error, leftOut: [] } : { failure: null, leftOut };
}
