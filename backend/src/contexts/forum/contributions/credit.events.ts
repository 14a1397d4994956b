import type { DomainEvent } from '../../../kernel/event.js';

/** Whose comment is the solution of a topic that everybody may read. `seen` is the revision of the topic's stream that says so. */
export interface Credit {
  topicId: string;
  commentId: string;
  memberId: string;
  seen: number;
}

export type SolutionCredited = DomainEvent<'SolutionCredited', Credit>;
/** It is the solution no more, or its topic is not for everybody to read. */
export type SolutionUncredited = DomainEvent<'SolutionUncredited', Credit>;

export type CreditEvent = SolutionCredited | SolutionUncredited;
