import { useEffect, useState } from 'react';
import { ChatPanel } from '../panel/ChatPanel';
import { ChatWindow } from '../window/ChatWindow';
import { fitDesk, useDesk } from './desk';
import { columnsIn, placed } from './windows';

/** The panel, and beside it the conversations that are open. */
export function Desk({ memberId }: { memberId: string }) {
  const windows = useDesk((desk) => desk.windows);
  const [columns, setColumns] = useState(() => columnsIn(innerWidth));
  useEffect(() => {
    const fit = () => {
      setColumns(columnsIn(innerWidth));
      fitDesk();
    };
    fit();
    addEventListener('resize', fit);
    return () => removeEventListener('resize', fit);
  }, []);
  return (
    <>
      {placed(windows, columns).map((place) => (
        <ChatWindow key={place.chatId} place={place} memberId={memberId} />
      ))}
      <ChatPanel memberId={memberId} />
    </>
  );
}
