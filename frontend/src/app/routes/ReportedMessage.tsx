import { wholeSigns } from '@contracts/rendering/excerpt';
import type { ReactNode } from 'react';
import { MessageReporting, type MessageReportingProps } from '../../features/chat/reporting';
import { Reporting } from '../../features/moderation/components/Reporting';

const SHOWN = 120;

const ReportedMessage = ({ message: { id, content }, author, children }: MessageReportingProps) => (
  <Reporting target={{ type: 'chat_message', id, title: content.slice(0, wholeSigns(content, SHOWN)), author }}>{children}</Reporting>
);

/** The chat, in which messages can be reported. */
export const WithReports = ({ children }: { children: ReactNode }) => <MessageReporting.Provider value={ReportedMessage}>{children}</MessageReporting.Provider>;
