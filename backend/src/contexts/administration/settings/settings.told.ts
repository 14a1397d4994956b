import { isSettingName, type SettingValue, settingOf, settingWithUnit } from '../../../../contracts/community-settings.js';
import { administers, tells } from '../../../platform/telling/told-facts.js';
import type { CommunitySettingChanged } from './settings.events.js';

/** Settings that there are no more keep their name and values as they were recorded. */
const labelOf = (name: string): string => (isSettingName(name) ? settingOf(name).label : name);
const inWords = (name: string, value: SettingValue): string => (isSettingName(name) ? settingWithUnit(name, value) : String(value));

export const settingsTold = tells<CommunitySettingChanged>({
  CommunitySettingChanged: administers('Topluluk ayarı değişti', {
    what: ({ name, from, to }) => `Ayar değişti: ${labelOf(name)}, ${inWords(name, from)} → ${inWords(name, to)}`,
  }),
});
