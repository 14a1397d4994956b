import { Inject, Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { ACCOUNT_TEXT } from '../../../../contracts/accounts.js';
import type { Origin } from '../../../kernel/command.js';
import { EventStore } from '../../../kernel/event-store.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { Credentials } from '../../../kernel/vault.js';
import { CREDENTIALS } from '../../../platform/tokens.js';
import { Names } from '../naming/names.service.js';
import { profileStream } from '../profile/profile.stream.js';
import { RegisteredNames } from '../profile/registered-names.service.js';
import { NameReservations } from '../reservation/name-reservations.service.js';
import { ChangeUsername, TakeUsername } from './username-change.commands.js';
import { decideUsername, isSameName } from './username-change.rules.js';

/**
 * Reserves the name, then records the change. Of two members who want one name the stream of the name lets one through, of two changes of one
 * member the stream of the profile.
 */
@Injectable()
export class TakeUsernameHandler implements ICommandHandler<TakeUsername> {
  constructor(
    private readonly store: EventStore,
    private readonly rules: Names,
    private readonly names: NameReservations,
    private readonly registered: RegisteredNames,
    @Inject(CREDENTIALS) private readonly credentials: Credentials,
  ) {}

  async execute({ data, origin }: TakeUsername): Promise<void> {
    const { memberId, username } = data;
    const command = new ChangeUsername({ ...data, registered: await this.registered.of(memberId) }, origin);
    // Whoever may not change the name now takes it from nobody.
    decideUsername(command, await this.store.state(profileStream, memberId));
    await this.rules.refuse(memberId, { username }, origin);
    const displaced = await this.names.reserve('username', username, memberId, ACCOUNT_TEXT.usernameTaken, origin);
    if (displaced) await this.credentials.dropPassword(displaced);
    await this.record(command);
    await this.names.keep(memberId, ACCOUNT_TEXT.usernameTaken, origin);
  }

  /** What was reserved for a change that is refused after all is left to others, unless it is the member's all the same. */
  private async record(command: ChangeUsername): Promise<void> {
    const { memberId, username } = command.data;
    try {
      await this.store.decideOn(profileStream, memberId, command);
    } catch (error) {
      if (error instanceof RuleViolation) await this.giveBack(memberId, username, command.origin);
      throw error;
    }
  }

  private async giveBack(memberId: string, username: string, origin: Origin): Promise<void> {
    const { names, keptUsernames } = await this.store.state(profileStream, memberId);
    const current = names ?? (await this.registered.of(memberId));
    const needed = [current, ...keptUsernames].some((name) => isSameName(name.username, username));
    if (!needed) await this.names.release('username', username, memberId, origin);
  }
}
