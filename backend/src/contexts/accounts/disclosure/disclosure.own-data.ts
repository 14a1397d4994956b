import { DISCLOSURE_PURPOSE_LABEL } from '../../../../contracts/member-record.js';
import { type OwnData, ownDataFile } from '../../../platform/own-data/own-data.js';
import type { MemberEmailDisclosed } from './disclosure.events.js';

const disclosures = ownDataFile<MemberEmailDisclosed>({
  name: 'verilerinize-bakanlar',
  title: 'Görevlilerin e-posta adresinize baktığı zamanlar',
  rows: { MemberEmailDisclosed: ({ at, data: { purpose, note } }) => ({ at, purpose: DISCLOSURE_PURPOSE_LABEL[purpose], reason: note }) },
});

export const disclosureOwnData: OwnData = { files: [disclosures] };
