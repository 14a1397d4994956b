import type { ChatMessage } from '@contracts/chat';
import { IconX } from '@tabler/icons-react';
import { IconButton } from '../../../design/IconButton';
import { wordsOf } from '../words';
import classes from './Composer.module.css';

interface Props {
  message: ChatMessage;
  isEdit: boolean;
  who: string;
  onCancel: () => void;
}

/** Above the field: what is answered, or edited. */
export const About = ({ message, isEdit, who, onCancel }: Props) => (
  <div className={classes.about}>
    <p>
      <b>{isEdit ? 'Mesajı düzenliyorsunuz' : `Yanıtlanan: ${who}`}</b>
      <span dir="auto">{wordsOf(message)}</span>
    </p>
    <IconButton label="Vazgeç" size="small" onClick={onCancel}>
      <IconX aria-hidden="true" />
    </IconButton>
  </div>
);
