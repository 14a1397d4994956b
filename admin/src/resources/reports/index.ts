import { REASON_LABEL, type ReportReason } from '@contracts/moderation';
import type { ResourceProps } from 'react-admin';
import { ReportDesk } from './ReportDesk';

export const reports: ResourceProps = {
  name: 'reports',
  list: ReportDesk,
  recordRepresentation: (record: { reason: ReportReason }) => REASON_LABEL[record.reason],
};
