import { type CommunityValues, SETTING_NAMES, type SettingName, settingOf } from '../../../contracts/community-settings.js';
import { type Environment, flag, whole } from './readings.js';

/** The first values of what the community goes by: each holds until it is changed in the console. */
export type CommunitySettings = CommunityValues;

/** `warningThreshold` is `WARNING_THRESHOLD` in the environment. */
const variableOf = (name: SettingName): string => name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

export const COMMUNITY_VARIABLES: readonly string[] = SETTING_NAMES.map(variableOf);

/** Throws WrongSetting. */
export function readCommunity(given: Environment): CommunitySettings {
  const numbers = SETTING_NAMES.flatMap((name) => {
    const setting = settingOf(name);
    return setting.kind === 'number' ? [[name, whole(given, variableOf(name), setting.usual, setting.min, setting.max)]] : [];
  });
  const staffSecondFactor = flag(given, variableOf('staffSecondFactor'), false) ? 'required' : 'optional';
  return { ...(Object.fromEntries(numbers) as Omit<CommunitySettings, 'staffSecondFactor'>), staffSecondFactor };
}
