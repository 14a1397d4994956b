import { IconSettings } from '@tabler/icons-react';
import { useState } from 'react';
import { IconButton } from '../../../design/IconButton';
import { piece } from '../../../design/piece';

const ChatSettingsDialog = piece(() => import('./ChatSettingsDialog').then((file) => file.ChatSettingsDialog));

/** The member's choices about messages, where they read them. */
export function ChatSettings({ size }: { size?: 'small' }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton label="Mesaj ayarları" size={size} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <IconSettings aria-hidden="true" />
      </IconButton>
      {isOpen && <ChatSettingsDialog onClose={() => setOpen(false)} />}
    </>
  );
}
