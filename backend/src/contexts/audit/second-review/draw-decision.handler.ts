import { Inject, Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '../../../kernel/event-store.js';
import type { Vault } from '../../../kernel/vault.js';
import { VAULT } from '../../../platform/tokens.js';
import { ReviewSettings } from './review-settings.port.js';
import { isDrawn } from './sample.rules.js';
import { type DrawDecision, SampleDecision } from './second-review.commands.js';
import { secondReviewStream } from './second-review.stream.js';

@Injectable()
export class DrawDecisionHandler implements ICommandHandler<DrawDecision> {
  constructor(
    private readonly store: EventStore,
    private readonly settings: ReviewSettings,
    @Inject(VAULT) private readonly vault: Vault,
  ) {}

  async execute({ data: { factId, decidedAt, ...decision }, origin }: DrawDecision): Promise<void> {
    const share = this.settings.shareAt(decidedAt);
    if (!isDrawn(this.vault.blind('second-review', factId), share)) return;
    await this.store.decideOn(secondReviewStream, decision.decisionId, new SampleDecision({ ...decision, share }, origin));
  }
}
