import type { ChatMessage } from '@contracts/chat';
import { CHAT_FILE_TEXT } from '@contracts/chat-files';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../../../design/Button';
import { Dialog } from '../../../../design/Dialog';
import classes from './Files.module.css';
import type { FileActions } from './fileActions';
import { roomFor } from './Picture';
import { linkOf } from './shownLinks';

interface Props {
  message: ChatMessage;
  actions: Pick<FileActions, 'save' | 'renew'>;
  onClose: () => void;
}

/** A picture as large as it can be. */
export function FileView({ message, actions, onClose }: Props) {
  const [state, setState] = useState<'shown' | 'renewed' | 'gone'>('shown');
  const { file, file_name, state: of } = message;
  const name = file_name ?? CHAT_FILE_TEXT.unnamed;
  const link = of === 'sent' ? linkOf(message, 'full') : null;
  const small = linkOf(message, 'thumbnail');
  const onError = async () => {
    if (state !== 'shown') return setState('gone');
    setState('renewed');
    if (!(await actions.renew(message))) setState('gone');
  };
  const isGone = link === null || state === 'gone';
  return (
    <Dialog
      title={name}
      onClose={onClose}
      size="xl"
      fillsPhone
      footer={
        <>
          {!isGone && (
            <Button icon={<IconDownload aria-hidden="true" />} onClick={() => void actions.save(message)}>
              İndir
            </Button>
          )}
          <Button kind="primary" onClick={onClose}>
            Kapat
          </Button>
        </>
      }
    >
      {isGone ? (
        <p role="alert">{CHAT_FILE_TEXT.gone}</p>
      ) : (
        <span className={classes.large} style={roomFor({ width: file?.width ?? 1, height: file?.height ?? 1 })}>
          {small !== null && <img src={small} alt="" />}
          <img src={link} alt={`${CHAT_FILE_TEXT.image}: ${name}`} onError={() => void onError()} />
        </span>
      )}
    </Dialog>
  );
}
