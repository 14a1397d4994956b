import { ChatPages } from '../../features/chat/pages/ChatPages';
import { WithReports } from './ReportedMessage';

export const ChatRoute = () => (
  <WithReports>
    <ChatPages />
  </WithReports>
);
