import { projection } from '../../../kernel/projection.js';
import type { Write } from '../../../kernel/views.js';
import type { AccountErased, MemberForgotten } from '../../accounts/public.js';
import type { CommunitySettingChanged } from './settings.events.js';
import { settingChangesView, settingsView, settingWordsView } from './settings.model.js';

/** Who changed which value, when, from what and why. */
export const settingsProjection = projection<CommunitySettingChanged | AccountErased | MemberForgotten>({
  name: 'community-settings',
  version: 1,
  views: [settingChangesView.name, settingsView.name, settingWordsView.name],
  on: {
    CommunitySettingChanged: ({ id, position, at, data: { name, from, to, reason, adminId } }) => [
      settingChangesView.put(id, { name, from, to, at, admin_id: adminId, position }),
      settingsView.put(name, { change_id: id }),
      ...(reason === null ? [] : [settingWordsView.make(adminId, { $set: { [`reasons.${id}`]: reason } })]),
    ],
    AccountErased: ({ data }) => wordless(data.memberId),
    // Until the key is gone something may be written still.
    MemberForgotten: ({ data }) => wordless(data.memberId),
  },
});

const wordless = (memberId: string): Write => settingWordsView.change(memberId, { $set: { reasons: {} } });
