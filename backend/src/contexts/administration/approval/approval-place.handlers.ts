import { Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '../../../kernel/event-store.js';
import { approvalStream } from './approval.decider.js';
import { type CheckApprovalPlace, LeaveApprovalPlace, TakeApprovalPlace } from './approval-place.commands.js';
import { alreadyWaits, approvalPlaceStream } from './approval-place.decider.js';

@Injectable()
export class TakeApprovalPlaceHandler implements ICommandHandler<TakeApprovalPlace> {
  constructor(private readonly store: EventStore) {}

  async execute(command: TakeApprovalPlace): Promise<void> {
    const { place, approvalId } = command.data;
    await this.store.decideOn(approvalPlaceStream, place, command);
    // Whoever took it long ago, and sends the request again only now, may have lost it to another.
    const holders = await this.store.state(approvalPlaceStream, place);
    if (!holders.some((one) => one.approvalId === approvalId)) throw alreadyWaits();
  }
}

@Injectable()
export class CheckApprovalPlaceHandler implements ICommandHandler<CheckApprovalPlace> {
  constructor(private readonly store: EventStore) {}

  async execute({ data, origin }: CheckApprovalPlace): Promise<void> {
    const request = await this.store.state(approvalStream, data.approvalId);
    if (request === null) await this.store.decideOn(approvalPlaceStream, data.place, new LeaveApprovalPlace(data, origin));
  }
}
