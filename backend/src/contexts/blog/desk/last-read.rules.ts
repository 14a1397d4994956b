import type { RecordedEvent } from '../../../kernel/event.js';
import { post } from '../post/post.decider.js';
import type { PostEvent } from '../post/post.events.js';
import type { WrittenPost } from '../post/post.state.rules.js';

/** How a post stood for its readers. */
export interface Stood {
  readonly post: WrittenPost;
  readonly revision: number;
  readonly at: string;
}

/** As readers last saw it after these facts: a draft is nobody else's. Null when nobody but its author ever could read it. */
export function lastRead(facts: readonly RecordedEvent<PostEvent>[]): Stood | null {
  let [state, last]: [WrittenPost | null, Stood | null] = [null, null];
  for (const [place, fact] of facts.entries()) {
    state = post.evolve(state, fact);
    // What one call saved and took out of sight nobody has read.
    const isRead = state?.status === 'published' && facts[place + 1]?.correlationId !== fact.correlationId;
    if (state && isRead) last = { post: state, revision: fact.revision, at: fact.at };
  }
  return last;
}
