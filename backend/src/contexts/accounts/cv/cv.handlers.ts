import { Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '../../../kernel/event-store.js';
import { Uploads } from '../../../platform/uploads/uploads.js';
import { RemoveFormerCvs } from './cv.commands.js';
import { cvStream } from './cv.stream.js';

/** The files go first: once the fact is there nobody knows their keys any more. */
@Injectable()
export class RemoveFormerCvsHandler implements ICommandHandler<RemoveFormerCvs> {
  constructor(
    private readonly store: EventStore,
    private readonly uploads: Uploads,
  ) {}

  async execute({ data: { memberId }, origin }: RemoveFormerCvs): Promise<void> {
    const { former: keys } = await this.store.state(cvStream, memberId);
    for (const key of keys) await this.uploads.remove(key);
    await this.store.decideOn(cvStream, memberId, new RemoveFormerCvs({ memberId, keys }, origin));
  }
}
