import { Inject, Injectable } from '@nestjs/common';
import { isSettingName, SETTING_NAMES, type SettingChange, type SettingName, type SettingRow } from '../../../../contracts/community-settings.js';
import type { Views } from '../../../kernel/views.js';
import { AuthorDirectory, authorIn } from '../../../platform/identity/author-directory.js';
import type { Window } from '../../../platform/paging/window.js';
import { VIEWS } from '../../../platform/tokens.js';
import { type SettingChangeDocument, settingChangesView, settingsView, settingWordsView } from './settings.model.js';
import { SettingsInForce } from './settings-in-force.service.js';

/** Answers what holds for the community, and who changed it. */
@Injectable()
export class SettingsQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly authors: AuthorDirectory,
    private readonly inForce: SettingsInForce,
  ) {}

  /** Every setting, in the order of the page. */
  async all(): Promise<SettingRow[]> {
    const last = await this.views.getMany(settingsView.name, SETTING_NAMES);
    const found = await this.views.getMany(
      settingChangesView.name,
      last.map(({ change_id }) => change_id),
    );
    const changes = new Map((await this.shown(found)).map((change) => [change.name, change]));
    return SETTING_NAMES.map((name) => {
      const changed = changes.get(name) ?? null;
      const first = this.inForce.first[name];
      return { name, value: changed?.to ?? first, first, changed };
    });
  }

  /** Changes of all settings, the newest first. */
  async history({ limit, offset }: Window): Promise<{ rows: SettingChange[]; total: number }> {
    const [found, total] = await Promise.all([
      this.views.find(settingChangesView.name, {}, { sort: [['position', -1]], limit, offset }),
      this.views.count(settingChangesView.name, {}),
    ]);
    return { rows: await this.shown(found), total };
  }

  /** What a later release let change is not shown: nothing is known of it here. */
  private async shown(changes: readonly SettingChangeDocument[]): Promise<SettingChange[]> {
    const known = changes.filter((change): change is SettingChangeDocument & { readonly name: SettingName } => isSettingName(change.name));
    const admins = [...new Set(known.map(({ admin_id }) => admin_id))];
    const [people, words] = await Promise.all([this.authors.byIds(admins), this.views.getMany(settingWordsView.name, admins)]);
    const reasons = new Map(words.map(({ _id, reasons }) => [_id, reasons]));
    return known.map(({ _id: id, name, from, to, at, admin_id }) => {
      return { id, name, from, to, reason: reasons.get(admin_id)?.[id] ?? null, at, by: authorIn(people, admin_id) };
    });
  }
}
