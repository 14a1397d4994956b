import { type CommunityValues, SETTING_NAMES, type SettingName, settingOf } from '../../../contracts/community-settings.js';
import { choice, type Environment, flag, whole } from './readings.js';

/** The first values of what the community goes by: each holds until it is changed in the console. */
export type CommunitySettings = CommunityValues;

/** `warningThreshold` is `WARNING_THRESHOLD` in the environment. */
const variableOf = (name: SettingName): string => name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

export const COMMUNITY_VARIABLES: readonly string[] = SETTING_NAMES.map(variableOf);

/** Throws WrongSetting. */
export function readCommunity(given: Environment): CommunitySettings {
  const values = SETTING_NAMES.map((name) => {
    const setting = settingOf(name);
    const variable = variableOf(name);
    if (setting.kind === 'number') return [name, whole(given, variable, setting.usual, setting.min, setting.max)];
    return [name, name === 'staffSecondFactor' ? factorIn(given, variable) : choice(given, variable, setting.usual, Object.keys(setting.choices))];
  });
  return Object.fromEntries(values) as CommunitySettings;
}

/** `1` or `0`, as it was before there were words for it. */
const factorIn = (given: Environment, variable: string) => (flag(given, variable, false) ? 'required' : 'optional');
