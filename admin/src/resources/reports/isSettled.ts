import type { ReportRow } from '@contracts/moderation';

export const isSettled = ({ status }: Pick<ReportRow, 'status'>) => status === 'resolved' || status === 'dismissed';
