import type { LiveChange } from '../../../contracts/envelope.js';

/** The sockets of members, through whatever process; bound by the composition root. */
export abstract class MemberSockets {
  /** Tells a member who listens to a channel of their own: what is no fact that each process would hear of, and is not told again. */
  abstract tell(memberId: string, change: LiveChange): void;
}
