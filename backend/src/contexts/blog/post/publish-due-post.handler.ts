import { Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '../../../kernel/event-store.js';
import { CallOffPost, PublishDuePost } from './post.commands.js';
import { postStream } from './post.stream.js';
import { PostGate } from './post-gate.service.js';

/** What held when a post was scheduled is looked at anew when its minute comes. */
@Injectable()
export class PublishDuePostHandler implements ICommandHandler<PublishDuePost> {
  constructor(
    private readonly store: EventStore,
    private readonly gate: PostGate,
  ) {}

  async execute(command: PublishDuePost): Promise<void> {
    const { postId, at } = command.data;
    const post = await this.store.state(postStream, postId);
    if (!post || post.withdrawn) return;
    const cause = await this.gate.hindrance(postId, post, command.origin.at);
    await this.store.decideOn(postStream, postId, cause ? new CallOffPost({ postId, at, cause }, command.origin) : command);
  }
}
