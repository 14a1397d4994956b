import { Injectable } from '@nestjs/common';
import { ACCOUNT_TEXT } from '../../../../contracts/accounts.js';
import type { Origin } from '../../../kernel/command.js';
import { SYSTEM } from '../../../kernel/event.js';
import { refuseProblems } from '../../../kernel/rule-violation.js';
import { UnwantedWords } from '../../../platform/texts/unwanted-words.js';
import { imitates, reservedUsername, unfitName } from './name-check.rules.js';
import { StaffNames } from './staff-names.port.js';
import { UnwantedMail } from './unwanted-mail.port.js';

/** The names under which a member wants to be known, and the address; what is left out is not looked at. */
export interface WantedNames {
  readonly username?: string | null;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly displayName?: string | null;
  /** With which an account is to be opened. */
  readonly email?: string;
}

/** Refuses names that belong to the house, or with which one member could pass for another who speaks for it. */
@Injectable()
export class Names {
  constructor(
    private readonly staff: StaffNames,
    private readonly unwanted: UnwantedMail,
    private readonly words: UnwantedWords,
  ) {}

  /** Throws RuleViolation with a sentence for each field. The installation itself may call its first administrator what it likes. */
  async refuse(memberId: string, { username, firstName, lastName, displayName, email }: WantedNames, { actor }: Origin): Promise<void> {
    if (actor.id === SYSTEM.id) return;
    // Of a profile that is there already it is asked where what stood in it before is known, too.
    const wordIn = (name: string) => (email && this.words.in(name).length > 0 ? ACCOUNT_TEXT.nameWord : null);
    refuseProblems('account.name', {
      email: (email && this.addressProblem(email)) || undefined,
      username: (await this.usernameProblem(username ?? '', memberId)) ?? undefined,
      first_name: (firstName && (unfitName(firstName) ?? wordIn(firstName))) || undefined,
      last_name: (lastName && (unfitName(lastName) ?? wordIn(lastName))) || undefined,
      display_name: (displayName && ((await this.displayNameProblem(displayName, memberId)) ?? wordIn(displayName))) || undefined,
    });
  }

  /** The sentence for a display name that nobody may have, or that looks like that of somebody who speaks for the house; null for any other. */
  async displayNameProblem(displayName: string, memberId: string): Promise<string | null> {
    return unfitName(displayName) ?? (await this.imitation(displayName, memberId));
  }

  /** The sentence for a username that is the house's, or looks like that of somebody who speaks for it; null for any other. */
  async usernameProblem(username: string, memberId: string | null = null): Promise<string | null> {
    if (!username) return null;
    if (this.words.in(username).length > 0) return ACCOUNT_TEXT.usernameReserved;
    return reservedUsername(username) ?? ((await this.imitation(username, memberId)) && ACCOUNT_TEXT.usernameReserved);
  }

  /** The sentence for an address with which nobody may register; null for any other. */
  addressProblem(email: string): string | null {
    return this.unwanted.isBlocked(email) ? ACCOUNT_TEXT.mailBlocked : null;
  }

  private async imitation(name: string, memberId: string | null): Promise<string | null> {
    const others = (await this.staff.staffNames()).filter((each) => each.memberId !== memberId);
    return others.some(({ names }) => imitates(name, names)) ? ACCOUNT_TEXT.nameReserved : null;
  }
}
