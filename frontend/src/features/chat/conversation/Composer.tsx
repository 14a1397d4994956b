import { CHAT_LIMITS, CHAT_TEXT, type ChatMessage } from '@contracts/chat';
import { IconMoodSmile, IconSend2 } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../../design/IconButton';
import { LengthNote } from '../../../design/LengthNote';
import { AboutMessage } from '../../../writing/AboutMessage';
import { useFittedHeight } from '../../../writing/useFittedHeight';
import { wordsOf } from '../words';
import classes from './Composer.module.css';
import { Emojis } from './Emojis';
import { AttachButton } from './files/AttachButton';
import { PickedFiles } from './files/PickedFiles';
import type { Attaching } from './files/useAttaching';
import { useWritingText } from './useWritingText';

interface Props {
  memberId: string;
  chatId: string;
  otherName: string;
  tells: boolean;
  /** Whether what opened the window goes on in the field. */
  takesFocus: boolean;
  replying: ChatMessage | null;
  editing: ChatMessage | null;
  /** Why nothing can be written at the moment. */
  prevented: string | null;
  attaching: Attaching;
  onSend: (text: string) => void;
  onEdit: (message: ChatMessage, text: string) => void;
  /** It is neither an answer nor an edit any more. */
  onCancel: () => void;
  onEditLast: () => void;
}

export function Composer({
  memberId,
  chatId,
  otherName,
  tells,
  takesFocus,
  replying,
  editing,
  prevented,
  attaching,
  onSend,
  onEdit,
  onCancel,
  onEditLast,
}: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [picks, setPicks] = useState(false);
  const writing = useWritingText({ memberId, chatId, editing, tells });
  const { text } = writing;
  const isAbout = replying ?? editing;

  useFittedHeight(field, text);
  useEffect(() => {
    const area = field.current;
    if (takesFocus && area?.closest('[data-chat-window]') === document.activeElement) area?.focus({ preventScroll: true });
  }, [takesFocus]);
  useEffect(() => {
    if (isAbout) field.current?.focus();
  }, [isAbout]);

  // A file needs no text.
  const isFit = writing.isFit || (!editing && attaching.files.length > 0 && writing.length === 0);
  const submit = () => {
    if (writing.length === 0 && attaching.files.length === 0) field.current?.focus();
    if (!isFit || prevented !== null) return;
    if (editing) onEdit(editing, text.trim());
    else onSend(text.trim());
    writing.clear();
    setPicks(false);
  };
  const insert = (emoji: string) => {
    const { selectionStart = text.length, selectionEnd = text.length } = field.current ?? {};
    writing.type(text.slice(0, selectionStart) + emoji + text.slice(selectionEnd));
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(selectionStart + emoji.length, selectionStart + emoji.length);
    });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && (picks || isAbout)) {
      // The window itself stays.
      event.stopPropagation();
      if (picks) setPicks(false);
      else onCancel();
      field.current?.focus();
    }
    if (event.target !== field.current || event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      submit();
    }
    if (event.key === 'ArrowUp' && text === '' && !isAbout) {
      event.preventDefault();
      onEditLast();
    }
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape in any of its parts
    <div className={classes.composer} onKeyDown={onKeyDown}>
      {isAbout && (
        <AboutMessage words={wordsOf(isAbout)} isEdit={editing !== null} who={isAbout.sender_id === memberId ? 'Siz' : otherName} onCancel={onCancel} />
      )}
      {picks && <Emojis onPick={insert} />}
      {prevented !== null && <p className={classes.prevented}>{prevented}</p>}
      {!editing && <PickedFiles files={attaching.files} problem={attaching.problem} onRemove={attaching.remove} />}
      <div className={classes.line}>
        <IconButton label="Emoji" size="small" aria-expanded={picks} onClick={() => setPicks(!picks)}>
          <IconMoodSmile aria-hidden="true" />
        </IconButton>
        {attaching.isOffered && !editing && <AttachButton onPick={(files) => attaching.add?.(files)} />}
        <textarea
          ref={field}
          className={classes.field}
          rows={1}
          dir="auto"
          aria-label={CHAT_TEXT.placeholder}
          placeholder={CHAT_TEXT.placeholder}
          value={text}
          aria-invalid={writing.problem !== null}
          disabled={prevented !== null}
          onChange={(event) => writing.type(event.target.value)}
        />
        <IconButton
          className={classes.send}
          label={editing ? 'Kaydet (Enter)' : 'Gönder (Enter)'}
          disabled={writing.problem !== null || prevented !== null}
          onClick={submit}
        >
          <IconSend2 aria-hidden="true" />
        </IconButton>
      </div>
      <LengthNote length={writing.length} max={CHAT_LIMITS.text} problem={writing.problem} />
    </div>
  );
}
