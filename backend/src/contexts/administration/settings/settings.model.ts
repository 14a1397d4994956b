import type { SettingValue } from '../../../../contracts/community-settings.js';
import { type DocumentOf, declareView } from '../../../platform/views/declared-view.js';
import { number, object, personal, text } from '../../../platform/views/view-fields.js';

/** Every change of a value, by the id of its fact. */
export const settingChangesView = declareView(
  'setting_changes',
  { name: text, from: object<SettingValue>(), to: object<SettingValue>(), at: text, admin_id: text, position: number },
  { indexes: [{ position: -1 }] },
);
export type SettingChangeDocument = DocumentOf<typeof settingChangesView>;

/** The last change of a value, by its name. */
export const settingsView = declareView('community_settings', { change_id: text });

/** Why an admin changed what, by the id of the change. */
export const settingWordsView = declareView(
  'setting_words',
  { reasons: personal(object<Readonly<Record<string, string>>>()) },
  { forgottenWith: ['AccountErased'] },
);
