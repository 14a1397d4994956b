import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { ChangeSettingsRequest, SettingRow } from '../../../../contracts/community-settings.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { StreamKeeper } from '../../../platform/following/stream-keeper.js';
import { Reply } from '../../../platform/request/reply.js';
import { ChangeCommunitySettings } from './settings.commands.js';
import { SettingsQuery } from './settings.query.js';
import { SettingsInForce } from './settings-in-force.service.js';

/** Changes what holds for the community; whoever is answered finds it in force. */
@Injectable()
export class SettingsChanges {
  constructor(
    private readonly commands: CommandBus,
    private readonly settings: SettingsQuery,
    private readonly inForce: SettingsInForce,
    private readonly keeper: StreamKeeper,
    private readonly origins: Origins,
    private readonly reply: Reply,
  ) {}

  /** Every setting as it stands then. */
  async change({ values, expected, reason }: ChangeSettingsRequest, adminId: string, caller: Caller): Promise<SettingRow[]> {
    const { first } = this.inForce;
    await this.commands.execute(new ChangeCommunitySettings({ values, expected, first, reason, adminId }, this.origins.of(caller)));
    await this.keeper.catchUp([this.inForce.kept]);
    return this.reply.afterViews(() => this.settings.all());
  }
}
