import type { Origin } from '../../../kernel/command.js';

/** Knows the invitations by which somebody may open an account; bound by the composition root. */
export abstract class InvitationDesk {
  /** Takes the one behind a link's token for whoever is going to be that member. Throws RuleViolation when it is not good, or not for that address. */
  abstract claim(token: string, email: string, memberId: string, origin: Origin): Promise<void>;
  /** No account came of it. */
  abstract giveBack(token: string, memberId: string, origin: Origin): Promise<void>;
  /** The account was opened. */
  abstract use(token: string, memberId: string, origin: Origin): Promise<void>;
}
