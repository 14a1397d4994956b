import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { APPROVAL_TEXT } from '../../../../contracts/approvals.js';
import { type ChangeSettingsRequest, SETTINGS_TEXT, type SettingRow } from '../../../../contracts/community-settings.js';
import { EventStore } from '../../../kernel/event-store.js';
import { SecondPerson } from '../../../platform/approvals/second-person.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { StreamKeeper } from '../../../platform/following/stream-keeper.js';
import { Reply } from '../../../platform/request/reply.js';
import { ChangeCommunitySettings } from './settings.commands.js';
import { SETTINGS_ID, settingsStream } from './settings.decider.js';
import { SettingsQuery } from './settings.query.js';
import { SettingsInForce } from './settings-in-force.service.js';

/** Changes what holds for the community; whoever is answered finds it in force. */
@Injectable()
export class SettingsChanges {
  constructor(
    private readonly commands: CommandBus,
    private readonly settings: SettingsQuery,
    private readonly inForce: SettingsInForce,
    private readonly store: EventStore,
    private readonly second: SecondPerson,
    private readonly keeper: StreamKeeper,
    private readonly origins: Origins,
    private readonly reply: Reply,
  ) {}

  /** Every setting as it stands then, and the sentence that says whether it holds or waits. */
  async change({ values, expected, reason }: ChangeSettingsRequest, adminId: string, caller: Caller): Promise<{ rows: SettingRow[]; message: string }> {
    const { first } = this.inForce;
    const command = new ChangeCommunitySettings({ values, expected, first, reason, adminId }, this.origins.of(caller));
    const changes = await this.store.rehearse(settingsStream, SETTINGS_ID, command);
    const waiting = changes.length > 0 && (await this.second.hold(command));
    if (!waiting) await this.commands.execute(command);
    await this.keeper.catchUp([this.inForce.kept]);
    const rows = await this.reply.afterViews(() => this.settings.all());
    return { rows, message: waiting ? APPROVAL_TEXT.waits : SETTINGS_TEXT.saved };
  }
}
