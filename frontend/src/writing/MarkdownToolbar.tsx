import { IconAt, IconBlockquote, IconBold, IconBraces, IconCode, IconItalic, IconLink, IconList, IconListNumbers, IconPhotoPlus } from '@tabler/icons-react';
import { lazy, type RefObject, Suspense, useRef, useState } from 'react';
import { IconButton } from '../design/IconButton';
import { type Stop, useRoving } from '../design/useRoving';
import { applyEdit, insertAtCaret } from './applyEdit';
import classes from './MarkdownEditor.module.css';
import { fenceEdit, type Mark, markdownEdit } from './markdownEdit';

const FenceMenu = lazy(() => import('./FenceMenu').then((file) => ({ default: file.FenceMenu })));

const FENCE = 'Kod bloğu';
const PICTURES = 'image/png,image/jpeg,image/webp,image/gif,image/avif';
const MARKS: [mark: Mark, label: string, icon: typeof IconBold, key?: string][] = [
  ['bold', 'Kalın', IconBold, 'B'],
  ['italic', 'İtalik', IconItalic, 'I'],
  ['link', 'Bağlantı', IconLink, 'K'],
  ['quote', 'Alıntı', IconBlockquote],
  ['code', 'Kod', IconBraces],
  ['bulleted', 'Liste', IconList],
  ['numbered', 'Numaralı liste', IconListNumbers],
];

/** Behind the marks stand the block of code, the picture and the mention. */
const STOPS = MARKS.length + 3;

interface Props {
  /** Id of the field that the tools work on. */
  controls: string;
  field: RefObject<HTMLTextAreaElement | null>;
  onChange: (text: string) => void;
  onImages: (files: readonly File[]) => void;
  disabled?: boolean;
}

/** The tools of the editor, one tab stop: arrows go from one to the next. */
export function MarkdownToolbar({ controls, field, onChange, onImages, disabled }: Props) {
  const { row, onKeyDown, stop } = useRoving<HTMLDivElement>(STOPS);
  const inField = (edit: (field: HTMLTextAreaElement) => void) => () => field.current && edit(field.current);
  return (
    <div ref={row} className={classes.marks} role="toolbar" aria-label="Biçimlendirme" aria-controls={controls} onKeyDown={onKeyDown}>
      {MARKS.map(([mark, label, Icon, key], at) => (
        <IconButton
          key={mark}
          label={label}
          title={key ? `${label} (Ctrl+${key})` : label}
          aria-keyshortcuts={key && `Control+${key} Meta+${key}`}
          size="small"
          disabled={disabled}
          onClick={inField((place) => applyMark(mark, place, onChange))}
          {...stop(at)}
        >
          <Icon aria-hidden="true" />
        </IconButton>
      ))}
      <FenceButton
        stop={stop(STOPS - 3)}
        disabled={disabled}
        onChoose={(language) => inField((place) => applyEdit(place, fenceEdit(language, place.value, place.selectionStart, place.selectionEnd), onChange))()}
      />
      <ImageButton stop={stop(STOPS - 2)} disabled={disabled} onImages={onImages} />
      <IconButton label="Üye an" size="small" disabled={disabled} onClick={inField((place) => startMention(place, onChange))} {...stop(STOPS - 1)}>
        <IconAt aria-hidden="true" />
      </IconButton>
    </div>
  );
}

export const applyMark = (mark: Mark, field: HTMLTextAreaElement, onChange: (text: string) => void) =>
  applyEdit(field, markdownEdit(mark, field.value, field.selectionStart, field.selectionEnd), onChange);

const startMention = (field: HTMLTextAreaElement, onChange: (text: string) => void) =>
  insertAtCaret(field, /[\s(]$|^$/.test(field.value.slice(0, field.selectionStart)) ? '@' : ' @', onChange);

function FenceButton({ stop, disabled, onChoose }: { stop: Stop; disabled?: boolean; onChoose: (language: string) => void }) {
  const [asked, setAsked] = useState(false);
  const button = (
    <IconButton label={FENCE} size="small" disabled={disabled} aria-haspopup="menu" onClick={() => setAsked(true)} {...stop}>
      <IconCode aria-hidden="true" />
    </IconButton>
  );
  return asked && !disabled ? (
    <Suspense fallback={button}>
      <FenceMenu label={FENCE} stop={stop} onChoose={onChoose} />
    </Suspense>
  ) : (
    button
  );
}

function ImageButton({ stop, disabled, onImages }: { stop: Stop; disabled?: boolean; onImages: (files: readonly File[]) => void }) {
  const files = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton label="Görsel ekle" size="small" disabled={disabled} onClick={() => files.current?.click()} {...stop}>
        <IconPhotoPlus aria-hidden="true" />
      </IconButton>
      <input
        ref={files}
        type="file"
        accept={PICTURES}
        multiple
        hidden
        aria-label="Görsel dosyası"
        onChange={({ currentTarget }) => {
          onImages([...(currentTarget.files ?? [])]);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
