import { intent } from '../../../kernel/command.js';
import { policy, type Reaction } from '../../../kernel/policy.js';
import type { TopicEvent } from '../topic/topic.events.js';
import { SettleCredit } from './credit.commands.js';

const settle = ({ data: { topicId } }: { readonly data: { readonly topicId: string } }): readonly Reaction[] => [{ send: intent(SettleCredit, { topicId }) }];

/** Whoever gave the solution of a topic is credited with it as long as everybody may read it there. */
export const creditSolutions = policy<TopicEvent>({
  name: 'credit-solutions',
  on: {
    TopicSolved: settle,
    TopicReopened: settle,
    TopicSolutionLost: settle,
    TopicSolutionRegained: settle,
    TopicHidden: settle,
    TopicDeleted: settle,
    TopicRestored: settle,
    TopicWithdrawn: settle,
  },
});
