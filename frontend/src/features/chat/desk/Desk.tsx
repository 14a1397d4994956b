import { useEffect } from 'react';
import { ChatPanel } from '../panel/ChatPanel';
import { ChatWindow } from '../window/ChatWindow';
import { fitDesk, useDesk } from './desk';
import { placed } from './windows';

/** The panel, and beside it the conversations that are open. */
export function Desk({ memberId }: { memberId: string }) {
  const windows = useDesk((desk) => desk.windows);
  useEffect(() => {
    fitDesk();
    addEventListener('resize', fitDesk);
    return () => removeEventListener('resize', fitDesk);
  }, []);
  return (
    <>
      {placed(windows).map((place) => (
        <ChatWindow key={place.chatId} place={place} memberId={memberId} />
      ))}
      <ChatPanel memberId={memberId} />
    </>
  );
}
