import { CHAT_FILE_TEXT } from '@contracts/chat-files';
import { IconFileUpload } from '@tabler/icons-react';
import classes from './Files.module.css';

/** Lies over a conversation while files are held over it. */
export const DropPlace = () => (
  <div className={classes.drop} data-drop-place>
    <span>
      <IconFileUpload aria-hidden="true" />
      <b>Eklemek için bırakın</b>
      <small>{CHAT_FILE_TEXT.tooLarge}</small>
    </span>
  </div>
);
