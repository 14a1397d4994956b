import { IconBlockquote, IconBold, IconCode, IconItalic, IconLink, IconList, IconListNumbers } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { IconButton } from './IconButton';
import classes from './MarkdownEditor.module.css';
import { type Mark, markdownEdit } from './markdownEdit';

const MARKS: [Mark, string, typeof IconBold][] = [
  ['bold', 'Kalın', IconBold],
  ['italic', 'İtalik', IconItalic],
  ['quote', 'Alıntı', IconBlockquote],
  ['code', 'Kod', IconCode],
  ['numbered', 'Numaralı liste', IconListNumbers],
  ['bulleted', 'Liste', IconList],
  ['link', 'Bağlantı', IconLink],
];

interface Props {
  field: RefObject<HTMLTextAreaElement | null>;
  onChange: (text: string) => void;
  disabled?: boolean;
}

export function MarkdownToolbar({ field, onChange, disabled }: Props) {
  return (
    <div className={classes.marks} role="toolbar" aria-label="Biçimlendirme">
      {MARKS.map(([mark, label, Icon]) => (
        <IconButton key={mark} label={label} size="small" disabled={disabled} onClick={() => field.current && apply(mark, field.current, onChange)}>
          <Icon aria-hidden="true" />
        </IconButton>
      ))}
    </div>
  );
}

function apply(mark: Mark, field: HTMLTextAreaElement, onChange: (text: string) => void) {
  const edit = markdownEdit(mark, field.value, field.selectionStart, field.selectionEnd);
  field.focus();
  field.setSelectionRange(edit.from, edit.to);
  // The old command is the only way that keeps the browser's undo; where it is gone the text is replaced without.
  if (!document.execCommand('insertText', false, edit.insert)) {
    field.setRangeText(edit.insert, edit.from, edit.to, 'end');
    onChange(field.value);
  }
  field.setSelectionRange(edit.selectFrom, edit.selectTo);
}
