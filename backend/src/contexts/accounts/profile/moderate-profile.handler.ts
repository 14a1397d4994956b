import { Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '../../../kernel/event-store.js';
import { ModerateProfile } from './profile.commands.js';
import { profileStream } from './profile.stream.js';
import { RegisteredNames } from './registered-names.service.js';

@Injectable()
export class ModerateProfileHandler implements ICommandHandler<ModerateProfile> {
  constructor(
    private readonly store: EventStore,
    private readonly names: RegisteredNames,
  ) {}

  async execute({ data, origin }: ModerateProfile): Promise<void> {
    const registered = await this.names.of(data.memberId);
    await this.store.decideOn(profileStream, data.memberId, new ModerateProfile({ ...data, registered }, origin));
  }
}
