import {
  type ChangeSettingsRequest,
  SETTING_LIMITS,
  SETTING_NAMES,
  SETTINGS_TEXT,
  type SettingName,
  settingOf,
} from '../../../../contracts/community-settings.js';
import type { ValueSchema } from '../../../platform/http/documented.js';
import { JudgedText, JudgedValues } from '../../../platform/http/fields.js';

/** What the document says of each value; whether one is within its limits the rules judge. */
const SCHEMAS = Object.fromEntries(SETTING_NAMES.map((name) => [name, schemaOf(name)]));

function schemaOf(name: SettingName): ValueSchema {
  const setting = settingOf(name);
  if (setting.kind === 'choice') return { type: 'string', enum: Object.keys(setting.choices) };
  return { type: 'integer', minimum: setting.min, maximum: setting.max };
}

export class ChangeSettingsDto implements ChangeSettingsRequest {
  @JudgedValues(SCHEMAS, SETTINGS_TEXT.wrongForm)
  values!: ChangeSettingsRequest['values'];

  @JudgedValues(SCHEMAS, SETTINGS_TEXT.wrongForm)
  expected!: ChangeSettingsRequest['expected'];

  @JudgedText(SETTING_LIMITS.reason)
  reason!: string;
}
