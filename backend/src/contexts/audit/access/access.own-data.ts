import { fieldLabel } from '../../../../contracts/audit-timeline.js';
import { DISCLOSURE_PURPOSE_LABEL } from '../../../../contracts/member-record.js';
import { ACTOR_LABEL } from '../../../../contracts/staff.js';
import { type OwnData, ownDataFile } from '../../../platform/own-data/own-data.js';
import type { DisclosureEvent } from './fact-disclosure.events.js';

const looks = ownDataFile<DisclosureEvent>({
  name: 'kayitlariniza-bakanlar',
  title: 'Görevlilerin hakkınızdaki kayıtların gizli alanlarına baktığı zamanlar',
  rows: {
    FactDisclosed: ({ at, actor, data: { factId, fields, purpose, note } }) => ({
      at,
      role: ACTOR_LABEL[actor.role] ?? actor.role,
      fact: factId,
      fields: fields.map(fieldLabel),
      purpose: DISCLOSURE_PURPOSE_LABEL[purpose],
      reason: note,
    }),
    RecordsExported: ({ at, actor, data: { facts, note } }) => ({
      at,
      role: ACTOR_LABEL[actor.role] ?? actor.role,
      exported: facts,
      reason: note,
    }),
  },
});

export const accessOwnData: OwnData = { files: [looks] };
