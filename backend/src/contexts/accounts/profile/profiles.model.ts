import type { PrivacyFlag } from '../../../../contracts/privacy.js';
import type { ProfileSection } from '../../../../contracts/profile-sections.js';
import { type DocumentOf, declareView } from '../../../platform/views/declared-view.js';
import { flag, object, personal, sometimes } from '../../../platform/views/view-fields.js';

/** What members tell of themselves and whom they show it, by member; whoever never changed anything has no document. */
export const profilesView = declareView(
  'profiles',
  {
    /** As they are recorded. */
    sections: sometimes(personal(object<Readonly<Partial<Record<ProfileSection, string | null>>>>())),
    /** Switches that were ever turned. */
    flags: sometimes(object<Readonly<Partial<Record<PrivacyFlag, boolean>>>>()),
    guests_visible: sometimes(flag),
  },
  { forgottenWith: ['AccountErased'] },
);
export type ProfileDocument = DocumentOf<typeof profilesView>;
