import { VOICE_MESSAGE_LIMITS, voiceMessageProblem } from '@contracts/voice-messages';
import { IconSend } from '@tabler/icons-react';
import { type KeyboardEvent, type Ref, useId, useImperativeHandle, useRef } from 'react';
import { IconButton } from '../../../design/IconButton';
import { Kbd } from '../../../design/Kbd';
import { turkishNumber } from '../../../design/numbers';
import { AboutMessage } from '../../../writing/AboutMessage';
import { MentionList } from '../../../writing/MentionList';
import { useFittedHeight } from '../../../writing/useFittedHeight';
import { type MentionedMember, useMentions } from '../../../writing/useMentions';
import { voiceName } from '../voiceName';
import type { About } from './about';
import classes from './Composer.module.css';
import { useRoomText } from './useRoomText';

export interface ComposerHandle {
  focus(): void;
  /** Puts back what could not be sent, before what was typed since. */
  restore(text: string): void;
}

interface Props {
  memberId: string;
  roomId: string;
  about: About;
  /** Who is there besides oneself: they are offered first where somebody is named. */
  present: readonly MentionedMember[];
  isBusy: boolean;
  ref?: Ref<ComposerHandle>;
  /** Answers whether the field is to be emptied. */
  onSend: (text: string) => void;
  onCancel: () => void;
  onEditLast: () => void;
}

/** Where one writes: Enter sends, Shift and Enter begin a line. */
export function Composer({ memberId, roomId, about, present, isBusy, ref, onSend, onCancel, onEditLast }: Props) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { text, set: setText, sent, restore } = useRoomText(memberId, roomId, about);
  const mentions = useMentions(field, setText, present);
  const length = text.trim().length;
  const problem = length > 0 ? voiceMessageProblem(text) : null;
  const isEdit = about?.kind === 'edit';

  useImperativeHandle(ref, () => ({
    focus: () => field.current?.focus({ preventScroll: true }),
    restore,
  }));
  useFittedHeight(field, text);

  const submit = () => {
    if (length === 0 || problem || isBusy) return field.current?.focus();
    onSend(text.trim());
    if (!isEdit) sent();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (mentions.onKeyDown(event) || event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      submit();
    }
    if (event.key === 'Escape' && about) {
      event.preventDefault();
      onCancel();
    }
    if (event.key === 'ArrowUp' && text === '' && !about) {
      event.preventDefault();
      onEditLast();
    }
  };

  return (
    <form
      className={classes.composer}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {about && <AboutMessage isEdit={isEdit} who={voiceName(about.message.user)} words={about.message.content} onCancel={onCancel} />}
      <div className={classes.field}>
        <div className={classes.writing}>
          <textarea
            ref={field}
            rows={1}
            dir="auto"
            aria-label="Mesaj"
            aria-describedby={`${id}-length`}
            aria-invalid={problem !== null}
            aria-autocomplete="list"
            aria-controls={`${id}-members`}
            aria-expanded={mentions.members.length > 0}
            aria-activedescendant={mentions.members.length > 0 ? `${id}-members-${mentions.chosen}` : undefined}
            role="combobox"
            placeholder="Mesaj yazın…"
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              mentions.look();
            }}
            onSelect={mentions.look}
            onBlur={mentions.close}
            onKeyDown={onKeyDown}
          />
          <MentionList id={`${id}-members`} mentions={mentions} field={field} />
        </div>
        <p className={classes.problem} role="status">
          {problem}
        </p>
        <div className={classes.foot}>
          <small id={`${id}-length`} className={classes.length} data-over={length > VOICE_MESSAGE_LIMITS.text || undefined}>
            {turkishNumber(length)}/{turkishNumber(VOICE_MESSAGE_LIMITS.text)}
          </small>
          <small className={classes.keys} aria-hidden="true">
            <Kbd>Enter</Kbd> {isEdit ? 'kaydeder' : 'gönderir'}
          </small>
          <IconButton type="submit" className={classes.send} label={isEdit ? 'Kaydet' : 'Gönder'} size="small" disabled={problem !== null || isBusy}>
            <IconSend aria-hidden="true" />
          </IconButton>
        </div>
      </div>
    </form>
  );
}
