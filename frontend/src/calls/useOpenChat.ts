import { CHAT_TEXT } from '@contracts/chat';
import { openChat } from '../client/openChat';
import { useMember } from '../client/session';
import { toast } from '../design/toast';

/** Opens the conversation with a member from anywhere; who is not signed in is told that this needs a session. */
export function useOpenChat(): (memberId: string) => void {
  const member = useMember();
  return (memberId) => {
    if (member) openChat({ memberId });
    else void toast({ text: CHAT_TEXT.noSession, tone: 'danger' });
  };
}
