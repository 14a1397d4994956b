import { Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { EventStore, fold } from '../../../kernel/event-store.js';
import { Uploads } from '../../../platform/uploads/uploads.js';
import { DropFormerTexts, DropPostText } from './post.commands.js';
import { textKeysOf } from './post.state.rules.js';
import { postStream } from './post.stream.js';
import { PostEvidence } from './post-evidence.port.js';
import { formerTextsIn } from './post-text.rules.js';

@Injectable()
export class DropPostTextHandler implements ICommandHandler<DropPostText> {
  constructor(
    private readonly store: EventStore,
    private readonly uploads: Uploads,
    private readonly evidence: PostEvidence,
  ) {}

  async execute({ data: { postId, key } }: DropPostText): Promise<void> {
    const isSaid = textKeysOf(await this.store.state(postStream, postId)).includes(key);
    if (!isSaid && !(await this.evidence.isNeeded(postId))) await this.uploads.remove(key);
  }
}

@Injectable()
export class DropFormerTextsHandler implements ICommandHandler<DropFormerTexts> {
  constructor(
    private readonly store: EventStore,
    private readonly uploads: Uploads,
    private readonly evidence: PostEvidence,
  ) {}

  async execute({ data: { postId } }: DropFormerTexts): Promise<void> {
    if (await this.evidence.isNeeded(postId)) return;
    const facts = await this.store.read(postStream, postId);
    const said = textKeysOf(fold(postStream.decider, facts));
    for (const key of formerTextsIn(facts)) if (!said.includes(key)) await this.uploads.remove(key);
  }
}
