import { ChatDock } from '../../features/chat/ChatDock';
import { WithReports } from './ReportedMessage';

/** The chat beside every page. */
export const ChatBeside = ({ memberId }: { memberId: string }) => (
  <WithReports>
    <ChatDock memberId={memberId} />
  </WithReports>
);
