import { Skeleton } from '@mantine/core';
import { lazy, type ReactNode, type RefObject, Suspense, useId, useRef, useState } from 'react';
import { Button } from './Button';
import classes from './MarkdownEditor.module.css';
import { MarkdownToolbar } from './MarkdownToolbar';
import { sendsForm } from './useForm';

const Markdown = lazy(() => import('./Markdown').then((file) => ({ default: file.Markdown })));

interface Props {
  label: string;
  hideLabel?: boolean;
  value: string;
  error?: string;
  placeholder?: string;
  disabled?: boolean;
  tall?: boolean;
  field?: RefObject<HTMLTextAreaElement | null>;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Ctrl+Enter or Cmd+Enter. */
  onSend: () => void;
  /** Above the text: what is quoted. */
  above?: ReactNode;
  /** Below the text: state and buttons. */
  below?: ReactNode;
}

/** Writing in Markdown, with a toolbar and a preview. */
export function MarkdownEditor(props: Props) {
  const { label, hideLabel, value, error, disabled, above, below, onChange } = props;
  const id = useId();
  const own = useRef<HTMLTextAreaElement>(null);
  const field = props.field ?? own;
  const [previewing, setPreviewing] = useState(false);
  return (
    <div>
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : classes.label}>
        {label}
      </label>
      <div className={classes.box} data-error={Boolean(error)} data-disabled={disabled}>
        <div className={classes.bar}>
          {previewing ? <span className={classes.previewing}>Önizleme</span> : <MarkdownToolbar field={field} onChange={onChange} disabled={disabled} />}
          <Button kind="quiet" size="small" className={classes.toggle} disabled={disabled} aria-pressed={previewing} onClick={() => setPreviewing(!previewing)}>
            {previewing ? 'Yazmaya dön' : 'Önizleme'}
          </Button>
        </div>
        {above}
        {previewing ? <Preview source={value} /> : <Writing {...props} id={id} field={field} />}
        {below && <div className={classes.below}>{below}</div>}
      </div>
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}

function Writing({ id, field, value, error, placeholder, disabled, tall, onChange, onBlur, onSend }: Props & { id: string }) {
  return (
    <textarea
      id={id}
      ref={field}
      className={tall ? `${classes.text} ${classes.tall}` : classes.text}
      value={value}
      placeholder={placeholder}
      disabled={disabled}
      aria-invalid={Boolean(error)}
      aria-describedby={error ? `${id}-error` : undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={onBlur}
      onKeyDown={(event) => {
        if (!sendsForm(event)) return;
        event.preventDefault();
        onSend();
      }}
    />
  );
}

function Preview({ source }: { source: string }) {
  return (
    <div className={classes.preview}>
      {source.trim() ? (
        <Suspense fallback={<Skeleton height="var(--s16)" />}>
          <Markdown source={source} />
        </Suspense>
      ) : (
        <p className={classes.nothing}>Henüz bir şey yazmadınız.</p>
      )}
    </div>
  );
}
