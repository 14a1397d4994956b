import { Inject, Injectable } from '@nestjs/common';
import { usernameProblem } from '../../../../contracts/account-problems.js';
import { ACCOUNT_TEXT } from '../../../../contracts/accounts.js';
import type { Clock } from '../../../kernel/clock.js';
import { CLOCK } from '../../../platform/tokens.js';
import { Names } from '../naming/names.service.js';
import { NameReservations } from './name-reservations.service.js';

/** Tells whether somebody could register under a name. */
@Injectable()
export class UsernameCheck {
  constructor(
    private readonly names: Names,
    private readonly reservations: NameReservations,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The sentence that says why a username cannot be had, or null. */
  async problem(username: string): Promise<string | null> {
    const unfit = usernameProblem(username) ?? (await this.names.usernameProblem(username));
    if (unfit) return unfit;
    return (await this.reservations.isFree('username', username, this.clock.now().toISOString())) ? null : ACCOUNT_TEXT.usernameTaken;
  }
}
