import { type SettingName, settingOf } from '../../../contracts/community-settings.js';
import type { ValueSchema } from './documented.js';

/** What the document says of a setting's value. */
export function settingSchema(name: SettingName): ValueSchema {
  const setting = settingOf(name);
  if (setting.kind === 'choice') return { type: 'string', enum: Object.keys(setting.choices) };
  return { type: 'integer', minimum: setting.min, maximum: setting.max };
}
