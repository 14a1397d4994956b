import { Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { ACCOUNT_TEXT } from '../../../../contracts/accounts.js';
import { EventStore } from '../../../kernel/event-store.js';
import { profileStream } from '../profile/profile.stream.js';
import { NameReservations } from '../reservation/name-reservations.service.js';
import { ReleaseFormerUsername } from './username-change.commands.js';
import { isSameName } from './username-change.rules.js';

/** Leaves a former name to others once its time is over. A crash between the fact and the release is made good by the job's next run. */
@Injectable()
export class ReleaseFormerUsernameHandler implements ICommandHandler<ReleaseFormerUsername> {
  constructor(
    private readonly store: EventStore,
    private readonly names: NameReservations,
  ) {}

  async execute(command: ReleaseFormerUsername): Promise<void> {
    const { memberId, changeId } = command.data;
    await this.store.decideOn(profileStream, memberId, command);
    for (const { type, data } of await this.store.read(profileStream, memberId)) {
      if (type !== 'UsernameChanged' || data.changeId !== changeId || !data.formerUsername) continue;
      if (await this.isNeeded(memberId, data.formerUsername)) continue;
      await this.names.release('username', data.formerUsername, memberId, command.origin);
      // Its member may have taken it back at this very moment.
      if (await this.isNeeded(memberId, data.formerUsername)) {
        await this.names.reserve('username', data.formerUsername, memberId, ACCOUNT_TEXT.usernameTaken, command.origin);
      }
    }
  }

  private async isNeeded(memberId: string, username: string): Promise<boolean> {
    const { names, keptUsernames } = await this.store.state(profileStream, memberId);
    return [...(names ? [names] : []), ...keptUsernames].some((name) => isSameName(name.username, username));
  }
}
