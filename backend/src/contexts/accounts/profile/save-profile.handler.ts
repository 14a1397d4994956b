import { Inject, Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { PROFILE_FIELD_NAMES, type WrittenField } from '../../../../contracts/profile-fields.js';
import { EventStore } from '../../../kernel/event-store.js';
import type { Ids } from '../../../kernel/ids.js';
import { IDS } from '../../../platform/tokens.js';
import { Names } from '../naming/names.service.js';
import { ChangeProfile, SaveProfile } from './profile.commands.js';
import { profileStream } from './profile.stream.js';
import { RegisteredNames } from './registered-names.service.js';

/** Decides on a profile with the names of the registration, which stand in the account's stream. */
@Injectable()
export class SaveProfileHandler implements ICommandHandler<SaveProfile> {
  constructor(
    private readonly store: EventStore,
    private readonly rules: Names,
    private readonly names: RegisteredNames,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  async execute({ data: { memberId, changes }, origin }: SaveProfile): Promise<void> {
    const { firstName, lastName, displayName } = changes;
    await this.rules.refuse(memberId, { firstName, lastName, displayName }, origin);
    const registered = await this.names.of(memberId);
    // Derived, so that they are the same when the request is repeated.
    const heldIds = Object.fromEntries(PROFILE_FIELD_NAMES.map((field) => [field, this.ids.derive(`${origin.id}/held/${field}`)]));
    const data = { memberId, registered, changes, heldIds: heldIds as Record<WrittenField, string> };
    await this.store.decideOn(profileStream, memberId, new ChangeProfile(data, origin));
  }
}
