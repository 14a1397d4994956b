import { CHAT_TEXT } from '@contracts/chat';
import { IconX } from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import { IconButton } from '../../../design/IconButton';
import { usePageTitle } from '../../../design/usePageTitle';
import { paths } from '../../../paths';
import { PanelBody } from '../panel/PanelBody';
import { ChatSettings } from '../settings/ChatSettings';
import frame from '../window/Frame.module.css';

/** The panel as the whole screen of a phone. */
export function ChatsPage({ memberId }: { memberId: string }) {
  usePageTitle(CHAT_TEXT.title);
  const navigate = useNavigate();
  return (
    <main id="main" tabIndex={-1} className={frame.full}>
      <header className={frame.head}>
        <h1 className={frame.title}>{CHAT_TEXT.title}</h1>
        <ChatSettings />
        <IconButton label="Kapat" onClick={() => navigate(paths.forum())}>
          <IconX aria-hidden="true" />
        </IconButton>
      </header>
      <PanelBody memberId={memberId} onOpen={(chatId) => navigate(paths.chat(chatId))} />
    </main>
  );
}
