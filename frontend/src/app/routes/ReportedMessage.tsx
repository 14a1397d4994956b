import { wholeSigns } from '@contracts/rendering/excerpt';
import type { ReactNode } from 'react';
import { MessageReporting, type MessageReportingProps, reportedWords } from '../../features/chat/reporting';
import { Reporting } from '../../features/moderation/components/Reporting';

const SHOWN = 120;

const ReportedMessage = ({ message, author, children }: MessageReportingProps) => {
  const words = reportedWords(message);
  return <Reporting target={{ type: 'chat_message', id: message.id, title: words.slice(0, wholeSigns(words, SHOWN)), author }}>{children}</Reporting>;
};

/** The chat, in which messages can be reported. */
export const WithReports = ({ children }: { children: ReactNode }) => <MessageReporting.Provider value={ReportedMessage}>{children}</MessageReporting.Provider>;
