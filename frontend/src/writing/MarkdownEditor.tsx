import { type ReactNode, type RefObject, useId, useRef } from 'react';
import { Button } from '../design/Button';
import classes from './MarkdownEditor.module.css';
import { type Kind, MarkdownPreview, SidePreview, usePreview } from './MarkdownPreview';
import { MarkdownToolbar } from './MarkdownToolbar';
import { MarkdownWriting } from './MarkdownWriting';
import { UploadState } from './UploadState';
import { useImageUploads } from './useImageUploads';
import { useScrollStep } from './useScrollStep';
import { tabIds, WritingTabs } from './WritingTabs';

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
  /** Told when a picture begins to be on its way, and when none is any more: until then the text is not to be sent. */
  onUploading?: (uploading: boolean) => void;
  /** What it becomes, where that is a page of its own: it then has all the room that there is. */
  as?: Kind;
  /** Above the text: what is quoted. */
  above?: ReactNode;
  /** Below the text: state and buttons. */
  below?: ReactNode;
}

/** Writing in Markdown, with a toolbar, pictures, mentions and a preview: beside the text where there is room, in its place where there is not. */
export function MarkdownEditor(props: Props) {
  const { label, hideLabel, value, error, disabled, as, above, below, onChange, onUploading } = props;
  const id = useId();
  const own = useRef<HTMLTextAreaElement>(null);
  const field = props.field ?? own;
  const beside = useRef<HTMLElement>(null);
  const preview = usePreview(as !== undefined, as?.refused);
  const shown = disabled ? null : preview.shown;
  const previewing = shown === 'instead';
  const isTabbed = as !== undefined && !preview.isWide && !disabled;
  const { tabs, panels } = tabIds(id);
  const panel = (at: 0 | 1) => (isTabbed ? { role: 'tabpanel', id: panels[at], 'aria-labelledby': tabs[at] } : {});
  const inStep = useScrollStep(field, beside);
  const uploads = useImageUploads({ field, value, onChange, onUploading });
  return (
    <div>
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : classes.label}>
        {label}
      </label>
      <div className={classes.box} data-page={as !== undefined} data-error={Boolean(error)} data-disabled={disabled}>
        {isTabbed && <WritingTabs id={id} previewing={previewing} onPreview={preview.setInstead} />}
        {(!isTabbed || !previewing) && (
          <div className={classes.bar}>
            {previewing ? (
              <span className={classes.previewing}>Önizleme</span>
            ) : (
              <MarkdownToolbar controls={id} field={field} onChange={onChange} onImages={uploads.add} disabled={disabled} />
            )}
            {!isTabbed && (
              <Button
                kind="quiet"
                size="small"
                className={classes.toggle}
                disabled={disabled}
                aria-pressed={previewing ? undefined : shown !== null}
                onClick={preview.toggle}
              >
                {previewing ? 'Yazmaya dön' : 'Önizleme'}
              </Button>
            )}
          </div>
        )}
        {above}
        {previewing && (
          <div className={classes.preview} tabIndex={isTabbed ? 0 : undefined} {...panel(1)}>
            <MarkdownPreview source={value} as={as} />
          </div>
        )}
        {/* Behind its tab the field stays: what can be undone in it, and where one was. */}
        {(!previewing || isTabbed) && (
          <div className={shown === 'beside' ? classes.sides : classes.one} hidden={previewing} {...panel(0)}>
            <Column title={as?.title}>
              <MarkdownWriting
                {...props}
                id={id}
                field={field}
                coloured={as !== undefined}
                uploading={uploads.uploading}
                onImages={uploads.add}
                onScroll={() => inStep('one')}
              />
            </Column>
            {shown === 'beside' && <SidePreview source={value} as={as} place={beside} onScroll={() => inStep('other')} onShown={() => inStep('one')} />}
          </div>
        )}
        <UploadState running={uploads.running} described={uploads.described} onDescribe={uploads.describe} onClose={uploads.closeDescription} />
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

const Column = ({ title, children }: { title: ReactNode; children: ReactNode }) =>
  title ? (
    <div className={classes.column}>
      {title}
      {children}
    </div>
  ) : (
    children
  );
