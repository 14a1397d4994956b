import { Injectable } from '@nestjs/common';
import { EventStore } from '../../../kernel/event-store.js';
import { accountStream } from '../account/account.stream.js';
import type { MemberNames } from './profile.events.js';

const NAMELESS: MemberNames = { username: null, firstName: null, lastName: null, displayName: null };

/** The names that an account was opened with: they hold until the first change, which stands in the profile's own stream. */
@Injectable()
export class RegisteredNames {
  constructor(private readonly store: EventStore) {}

  async of(memberId: string): Promise<MemberNames> {
    for (const { type, data } of await this.store.read(accountStream, memberId)) {
      if (type === 'MemberRegistered') return { username: data.username, firstName: data.firstName, lastName: data.lastName, displayName: data.displayName };
    }
    return NAMELESS;
  }
}
