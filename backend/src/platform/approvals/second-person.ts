import type { ApprovalKind, Waiting } from '../../../contracts/approvals.js';
import type { Command, Origin } from '../../kernel/command.js';

/** Knows what has to wait for a second person; bound by the composition root. */
export abstract class SecondPerson {
  /**
   * Lets a command wait for somebody who confirms it, where the house says so and somebody can; null when it is to be carried out now. Whether the
   * rules allow it, whoever asks has made sure of.
   */
  abstract hold(command: Command): Promise<Waiting | null>;
  /** Whether a command would wait if it were sent now. */
  abstract wouldHold(command: Command): Promise<boolean>;
  /** Whether what this origin asked for now would wait, whatever it said, as far as it is of this kind. */
  abstract asksFor(kind: ApprovalKind, origin: Origin): Promise<boolean>;
}
