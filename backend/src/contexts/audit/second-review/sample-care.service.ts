import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Origin } from '../../../kernel/command.js';
import type { Views } from '../../../kernel/views.js';
import { VIEWS } from '../../../platform/tokens.js';
import { judgedView } from '../decisions/decisions.model.js';
import { SampledContentQuery } from './sampled-content.query.js';
import { LeaveSample } from './second-review.commands.js';

const AT_ONCE = 500;

/** Nobody waits for an answer to what cannot be looked at any more; that it left the sample is counted. */
@Injectable()
export class SampleCare {
  constructor(
    private readonly commands: CommandBus,
    private readonly content: SampledContentQuery,
    @Inject(VIEWS) private readonly views: Views,
  ) {}

  async tidy(origin: Origin): Promise<void> {
    const waiting = await this.views.find(judgedView.name, { sample: 'waiting' }, { sort: [['position', 1]], limit: AT_ONCE });
    for (const decision of waiting) {
      if (!(await this.content.isGone(decision))) continue;
      const id = `${origin.id}/${decision._id}`;
      await this.commands.execute(new LeaveSample({ decisionId: decision._id, cause: 'content_gone' }, { ...origin, id, causationId: origin.id }));
    }
  }
}
