import { IconX } from '@tabler/icons-react';
import { IconButton } from '../design/IconButton';
import classes from './AboutMessage.module.css';

interface Props {
  isEdit: boolean;
  /** Whose message it is. */
  who: string;
  words: string;
  onCancel: () => void;
}

/** Above the field in which a message is written: what is answered, or edited. */
export const AboutMessage = ({ isEdit, who, words, onCancel }: Props) => (
  <div className={classes.about}>
    <p>
      <b>{isEdit ? 'Mesajı düzenliyorsunuz' : `Yanıtlanan: ${who}`}</b>
      <span dir="auto">{words}</span>
    </p>
    <IconButton label="Vazgeç" size="small" onClick={onCancel}>
      <IconX aria-hidden="true" />
    </IconButton>
  </div>
);
