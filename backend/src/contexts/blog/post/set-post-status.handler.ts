import { Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '../../../kernel/event-store.js';
import { SetPostStatus } from './post.commands.js';
import { ownPost } from './post.state.rules.js';
import { postStream } from './post.stream.js';
import { PostGate } from './post-gate.service.js';

@Injectable()
export class SetPostStatusHandler implements ICommandHandler<SetPostStatus> {
  constructor(
    private readonly store: EventStore,
    private readonly gate: PostGate,
  ) {}

  async execute(command: SetPostStatus): Promise<void> {
    const { data, origin } = command;
    const { postId, memberId, status } = data;
    if ((await this.store.rehearse(postStream, postId, command)).length === 0) return void (await this.store.decideOn(postStream, postId, command));
    const before = ownPost(await this.store.state(postStream, postId), memberId);
    await this.gate.look({ postId, memberId, before, words: { ...before.words, categoryId: before.categoryId }, content: null, status }, origin);
    await this.store.decideOn(postStream, postId, new SetPostStatus({ ...data, judged: before.changes }, origin));
  }
}
