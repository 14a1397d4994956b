import { SETTING_NAMES, settingOf, settingWithUnit } from '../../../../contracts/community-settings.js';
import { approvable } from '../../../platform/approvals/approvable.js';
import { ChangeCommunitySettings } from './settings.commands.js';

/** What the community goes by is changed by two. */
export const settingsApprovable = approvable<ChangeCommunitySettings>({
  kind: 'settings',
  command: ChangeCommunitySettings,
  permission: 'settings.change',
  words: ['reason'],
  told: 'reason',
  member: () => null,
  sentence: ({ values }) => {
    const names = SETTING_NAMES.filter((name) => values[name] !== undefined).map((name) => settingOf(name).label);
    return names.length === 1 ? `“${names[0]}” ayarı değişecek` : `${names.length} ayar değişecek`;
  },
  changes: ({ values, expected }) =>
    SETTING_NAMES.flatMap((name) => {
      const [from, to] = [expected[name], values[name]];
      if (to === undefined || from === to) return [];
      return [{ label: settingOf(name).label, from: from === undefined ? null : settingWithUnit(name, from), to: settingWithUnit(name, to) }];
    }),
});
