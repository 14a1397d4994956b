import type { StreamType } from '../../../kernel/decider.js';
import type { ApplauseCommand } from './applause.commands.js';
import { type ApplauseState, applause } from './applause.decider.js';
import type { ApplauseEvent } from './applause.events.js';

/** `applause-<post id>.<member id>` */
export const applauseStream: StreamType<ApplauseState, ApplauseCommand, ApplauseEvent> = {
  category: 'applause',
  decider: applause,
  events: { PostApplauded: { schema: 1 }, ApplauseWithdrawn: { schema: 1 } },
};

export const applauseId = ({ postId, memberId }: { postId: string; memberId: string }): string => `${postId}.${memberId}`;
