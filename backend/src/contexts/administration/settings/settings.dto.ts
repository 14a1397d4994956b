import { type ChangeSettingsRequest, SETTING_LIMITS, SETTING_NAMES, SETTINGS_TEXT } from '../../../../contracts/community-settings.js';
import { JudgedText, JudgedValues } from '../../../platform/http/fields.js';
import { settingSchema } from '../../../platform/http/setting-schema.js';

/** What the document says of each value; whether one is within its limits the rules judge. */
const SCHEMAS = Object.fromEntries(SETTING_NAMES.map((name) => [name, settingSchema(name)]));

export class ChangeSettingsDto implements ChangeSettingsRequest {
  @JudgedValues(SCHEMAS, SETTINGS_TEXT.wrongForm)
  values!: ChangeSettingsRequest['values'];

  @JudgedValues(SCHEMAS, SETTINGS_TEXT.wrongForm)
  expected!: ChangeSettingsRequest['expected'];

  @JudgedText(SETTING_LIMITS.reason)
  reason!: string;
}
