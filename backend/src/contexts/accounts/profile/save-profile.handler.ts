import { Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '../../../kernel/event-store.js';
import { accountStream } from '../account/account.stream.js';
import { Names } from '../naming/names.service.js';
import { ChangeProfile, SaveProfile } from './profile.commands.js';
import type { MemberNames } from './profile.events.js';
import { profileStream } from './profile.stream.js';

const NAMELESS: MemberNames = { username: null, firstName: null, lastName: null, displayName: null };

/** Decides on a profile with the names of the registration, which stand in the account's stream. */
@Injectable()
export class SaveProfileHandler implements ICommandHandler<SaveProfile> {
  constructor(
    private readonly store: EventStore,
    private readonly rules: Names,
  ) {}

  async execute({ data: { memberId, changes }, origin }: SaveProfile): Promise<void> {
    const { firstName, lastName, displayName } = changes;
    await this.rules.refuse(memberId, { firstName, lastName, displayName }, origin);
    const registered = await this.registered(memberId);
    await this.store.decideOn(profileStream, memberId, new ChangeProfile({ memberId, registered, changes }, origin));
  }

  private async registered(memberId: string): Promise<MemberNames> {
    for (const { type, data } of await this.store.read(accountStream, memberId)) {
      if (type === 'MemberRegistered') return { username: data.username, firstName: data.firstName, lastName: data.lastName, displayName: data.displayName };
    }
    return NAMELESS;
  }
}
