import {
  changedMeanwhileText,
  SETTING_NAMES,
  SETTINGS_TEXT,
  type SettingName,
  type SettingValue,
  settingProblem,
  settingReasonProblem,
} from '../../../../contracts/community-settings.js';
import type { Decider, StreamType } from '../../../kernel/decider.js';
import { RuleViolation, refuseProblems } from '../../../kernel/rule-violation.js';
import type { ChangeCommunitySettings } from './settings.commands.js';
import type { CommunitySettingChanged } from './settings.events.js';

/** The values that were changed in the console; those of a later release are kept along. */
export type ChangedSettings = Readonly<Record<string, SettingValue>>;

/** Several values change together or not at all, and nobody writes over a value that they have not seen. */
export const communitySettings: Decider<ChangedSettings, ChangeCommunitySettings, CommunitySettingChanged> = {
  initial: {},
  evolve: (state, { data: { name, to } }) => ({ ...state, [name]: to }),
  decide({ data: { values, expected, first, reason, adminId } }, state) {
    const wanted = SETTING_NAMES.flatMap((name) => pairOf(name, values[name]));
    if (wanted.length === 0) throw new RuleViolation('settings.nothing', SETTINGS_TEXT.nothing, { values: SETTINGS_TEXT.nothing });
    const problems = wanted.map(([name, value]) => [name, settingProblem(name, value) ?? seenProblem(expected[name])]);
    refuseProblems('settings.invalid', { ...Object.fromEntries(problems), reason: settingReasonProblem(reason) ?? undefined });
    const now = (name: SettingName): SettingValue => state[name] ?? first[name];
    const changes = wanted.filter(([name, value]) => value !== now(name));
    const unseen = changes.filter(([name]) => expected[name] !== now(name)).map(([name]) => [name, now(name)] as const);
    if (unseen.length > 0) throw new RuleViolation('settings.changed-meanwhile', changedMeanwhileText(unseen), null, 'conflict');
    return changes.map(([name, to]) => ({ type: 'CommunitySettingChanged', data: { name, from: now(name), to, reason: reason.trim(), adminId } }));
  },
};

const pairOf = (name: SettingName, value: SettingValue | undefined): (readonly [SettingName, SettingValue])[] => (value === undefined ? [] : [[name, value]]);
const seenProblem = (seen: SettingValue | undefined): string | undefined => (seen === undefined ? SETTINGS_TEXT.expectedMissing : undefined);

/** The one stream `community-settings`. */
export const SETTINGS_ID = 'settings';
export const settingsStream: StreamType<ChangedSettings, ChangeCommunitySettings, CommunitySettingChanged> = {
  category: 'community',
  decider: communitySettings,
  events: { CommunitySettingChanged: { schema: 1, personal: { subject: ({ adminId }) => adminId, fields: ['reason'] } } },
};
