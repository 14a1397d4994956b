import type { Sitting } from './silence.rules.js';

/** Knows who is in which room; answered by the read side. */
export abstract class SittingMembers {
  /** Those who joined after a place in the log, in that order. */
  abstract after(position: number, limit: number): Promise<readonly Sitting[]>;
  abstract ofMember(memberId: string): Promise<readonly Sitting[]>;
}
