import type { ChatMessage } from '@contracts/chat';
import { CHAT_FILE_TEXT } from '@contracts/chat-files';
import { IconPhotoOff } from '@tabler/icons-react';
import { type CSSProperties, useRef, useState } from 'react';
import { forgetShown, shownHere } from '../outbox/uploads';
import classes from './Files.module.css';
import type { FileActions } from './fileActions';
import type { Pixels } from './pixels';
import { linkOf } from './shownLinks';

interface Props {
  message: ChatMessage;
  pixels: Pixels;
  actions: FileActions;
}

/** As much room as the picture will take, before it is there. */
export const roomFor = ({ width, height }: Pixels) => ({ '--ratio': String(width / height), '--pixels': `${width}px` }) as CSSProperties;

/** A picture in a conversation, which opens large. */
export function Picture({ message, pixels, actions }: Props) {
  const [state, setState] = useState<'shown' | 'renewed' | 'gone'>('shown');
  const loaded = useRef<string | null>(null);
  const name = message.file_name ?? CHAT_FILE_TEXT.unnamed;
  const link = loaded.current ?? linkOf(message, 'thumbnail');
  const before = shownHere(message.client_id);
  const onError = async () => {
    if (state !== 'shown') return setState('gone');
    setState('renewed');
    if (!(await actions.renew(message))) setState('gone');
  };
  const onLoad = () => {
    loaded.current = link;
    forgetShown(message.client_id);
  };
  if (state === 'gone' || link === null)
    return (
      <button type="button" className={classes.picture} style={roomFor(pixels)} title="Tekrar Dene" data-gone onClick={() => setState('shown')}>
        <IconPhotoOff aria-hidden="true" />
        <small>{CHAT_FILE_TEXT.gone}</small>
      </button>
    );
  return (
    <button type="button" className={classes.picture} style={roomFor(pixels)} title="Büyüt" onClick={() => actions.open(message)}>
      {before !== null && <img src={before} alt="" />}
      <img src={link} alt={`${CHAT_FILE_TEXT.image}: ${name}`} loading="lazy" decoding="async" onLoad={onLoad} onError={() => void onError()} />
    </button>
  );
}
