import { DISCLOSURE_PURPOSE_LABEL } from '../../../../contracts/member-record.js';
import { ACTOR_LABEL } from '../../../../contracts/staff.js';
import { type OwnData, ownDataFile } from '../../../platform/own-data/own-data.js';
import type { MemberEmailDisclosed } from './disclosure.events.js';

const disclosures = ownDataFile<MemberEmailDisclosed>({
  name: 'verilerinize-bakanlar',
  title: 'Görevlilerin e-posta adresinize baktığı zamanlar',
  rows: {
    MemberEmailDisclosed: ({ at, actor, data: { purpose, note } }) => ({
      at,
      role: ACTOR_LABEL[actor.role] ?? actor.role,
      purpose: DISCLOSURE_PURPOSE_LABEL[purpose],
      reason: note,
    }),
  },
});

export const disclosureOwnData: OwnData = { files: [disclosures] };
