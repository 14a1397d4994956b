import { WRITING_TEXT } from '@contracts/writing';
import { type ClipboardEvent, type KeyboardEvent, type RefObject, type UIEventHandler, useState } from 'react';
import { toast } from '../design/toast';
import { sendsForm } from '../design/useForm';
import { applyEdit } from './applyEdit';
import { ColouredText } from './colouring/ColouredText';
import { useUnderlay } from './colouring/useUnderlay';
import { pastedLink } from './linkEdit';
import classes from './MarkdownEditor.module.css';
import { applyMark } from './MarkdownToolbar';
import { MentionList } from './MentionList';
import { markOfKey } from './markdownEdit';
import { picturesIn } from './useImageUploads';
import { useMentions } from './useMentions';

export interface WritingProps {
  id: string;
  field: RefObject<HTMLTextAreaElement | null>;
  value: string;
  error?: string;
  placeholder?: string;
  disabled?: boolean;
  tall?: boolean;
  /** Its marks are told apart while it is typed, unless it is too long for that. */
  coloured?: boolean;
  uploading: boolean;
  onChange: (value: string) => void;
  onBlur?: () => void;
  onSend: () => void;
  onImages: (files: readonly File[]) => void;
  onScroll?: UIEventHandler<HTMLTextAreaElement>;
}

/** Where the text is typed, pasted and dropped. */
export function MarkdownWriting({
  id,
  field,
  value,
  error,
  placeholder,
  disabled,
  tall,
  coloured = false,
  uploading,
  onChange,
  onBlur,
  onSend,
  onImages,
  onScroll,
}: WritingProps) {
  const mentions = useMentions(field, onChange);
  const [dropping, setDropping] = useState(false);
  const under = useUnderlay(field, value, coloured);
  const list = `${id}-mentions`;
  const listed = mentions.open !== null && mentions.members.length > 0;
  const takeLink = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const link = pastedLink(value, selectionStart, selectionEnd, event.clipboardData.getData('text/plain'));
    if (!link) return;
    event.preventDefault();
    applyEdit(event.currentTarget, link, onChange);
  };
  const takePictures = (event: { preventDefault: () => void }, data: DataTransfer | null) => {
    const files = picturesIn(data);
    if (files.length === 0) return;
    event.preventDefault();
    onImages(files);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (mentions.onKeyDown(event)) return;
    const mark = markOfKey(event);
    if (!mark && !sendsForm(event)) return;
    event.preventDefault();
    if (mark) applyMark(mark, event.currentTarget, onChange);
    else if (uploading) toast({ text: WRITING_TEXT.stillUploading, tone: 'warn' });
    else onSend();
  };
  return (
    <div className={classes.writing} data-dropping={dropping}>
      {under.isOn && <ColouredText place={under.place} source={value} className={classes.text ?? ''} />}
      <textarea
        id={id}
        ref={field}
        className={tall ? `${classes.text} ${classes.tall}` : classes.text}
        data-clear={under.isOn || undefined}
        value={value}
        placeholder={placeholder}
        disabled={disabled}
        aria-invalid={Boolean(error)}
        aria-describedby={error ? `${id}-error` : undefined}
        aria-autocomplete="list"
        aria-controls={listed ? list : undefined}
        aria-activedescendant={listed ? `${list}-${mentions.chosen}` : undefined}
        // Escape closes the list first; a dialog around it goes with the next one.
        data-mantine-stop-propagation={mentions.open !== null || undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
        onSelect={mentions.look}
        onBlur={() => {
          mentions.close();
          onBlur?.();
        }}
        onKeyDown={onKeyDown}
        onPaste={(event) => {
          takePictures(event, event.clipboardData);
          takeLink(event);
        }}
        onScroll={(event) => {
          under.follow();
          onScroll?.(event);
        }}
        onDragOver={(event) => {
          if (!event.dataTransfer.types.includes('Files')) return;
          event.preventDefault();
          setDropping(true);
        }}
        onDragLeave={() => setDropping(false)}
        onDrop={(event) => {
          setDropping(false);
          takePictures(event, event.dataTransfer);
        }}
      />
      <MentionList id={list} mentions={mentions} field={field} />
    </div>
  );
}
