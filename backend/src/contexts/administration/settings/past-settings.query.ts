import { Injectable } from '@nestjs/common';
import { type CommunityValues, isSettingName, SETTING_NAMES, SETTING_SECTIONS, settingOf, settingValueText } from '../../../../contracts/community-settings.js';
import type { FactRow } from '../../../../contracts/moderation.js';
import { EventStore, fold } from '../../../kernel/event-store.js';
import { actingIn, membersAmong } from '../../../platform/identity/acting.js';
import { AuthorDirectory } from '../../../platform/identity/author-directory.js';
import { communitySettings, SETTINGS_ID, settingsStream } from './settings.decider.js';
import { SettingsInForce, valuesWith } from './settings-in-force.service.js';

/** Answers what held for the community. First values are those of today: what the environment said before is no fact. */
@Injectable()
export class PastSettingsQuery {
  constructor(
    private readonly store: EventStore,
    private readonly authors: AuthorDirectory,
    private readonly inForce: SettingsInForce,
  ) {}

  async facts(): Promise<FactRow[]> {
    const facts = await this.store.read(settingsStream, SETTINGS_ID);
    const people = await membersAmong(
      this.authors,
      facts.map(({ actor }) => actor),
    );
    return facts.map(({ id, position, stream, type, at, actor, correlationId, causationId, data: { name, from, to, reason } }) => ({
      ...{ id, position, stream, type, at, correlationId, causationId },
      actor: actingIn(people, actor),
      what: isSettingName(name) ? `${settingOf(name).label}: ${settingValueText(name, from)} → ${settingValueText(name, to)}` : 'Ayar değişti',
      why: reason && `“${reason}”`,
    }));
  }

  async at(_: string, { position }: { readonly position: number }) {
    const values = await this.valuesAt(position);
    const rows = SETTING_NAMES.map((name) => {
      const setting = settingOf(name);
      const unit = setting.kind === 'number' ? ` ${setting.unit}` : '';
      return { key: name, label: `${SETTING_SECTIONS[setting.section]} · ${setting.label}`, value: `${settingValueText(name, values[name])}${unit}` };
    });
    return { title: 'İlkeler', rows };
  }

  async valuesAt(position: number): Promise<CommunityValues> {
    return valuesWith(this.inForce.first, fold(communitySettings, await this.store.readUntil(settingsStream, SETTINGS_ID, position)));
  }
}
