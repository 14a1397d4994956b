import { Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '../../../kernel/event-store.js';
import { ChangeCommunitySettings } from './settings.commands.js';
import { SETTINGS_ID, settingsStream } from './settings.decider.js';
import { SettingsInForce } from './settings-in-force.service.js';

/** What waited for a second person is measured by the first values of now: the environment may be another one since. */
@Injectable()
export class ChangeSettingsHandler implements ICommandHandler<ChangeCommunitySettings> {
  constructor(
    private readonly store: EventStore,
    private readonly inForce: SettingsInForce,
  ) {}

  execute({ data, origin }: ChangeCommunitySettings) {
    const { first } = this.inForce;
    return this.store.decideOn(settingsStream, SETTINGS_ID, new ChangeCommunitySettings({ ...data, first }, origin));
  }
}
