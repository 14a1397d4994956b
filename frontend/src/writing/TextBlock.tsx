import type { ComponentProps, ReactNode } from 'react';
import { DraftNote } from '../design/DraftNote';
import { LengthNote } from '../design/LengthNote';
import { MarkdownEditor } from './MarkdownEditor';
import classes from './TextBlock.module.css';

interface Props extends Omit<ComponentProps<typeof MarkdownEditor>, 'below'> {
  /** When it was kept last; it is a draft until it is sent. */
  savedAt: Date | null;
  /** The longest text that is taken, and what is wrong with this one. */
  max: number;
  problem?: string | null;
  /** The length is shown from the beginning, at the end of the line. */
  counted?: boolean;
  /** Buttons at the end of the line, where the form has none of its own. */
  actions?: ReactNode;
}

/** Where a text is written, whatever it becomes: the editor with its preview and pictures, and under it what is kept and how much room is left. */
export function TextBlock({ savedAt, max, problem, counted = false, actions, ...editor }: Props) {
  return (
    <MarkdownEditor
      {...editor}
      below={
        <>
          <DraftNote savedAt={savedAt} />
          <span className={counted ? classes.counted : undefined}>
            <LengthNote always={counted} length={editor.value.trim().length} max={max} problem={problem} />
          </span>
          {actions}
        </>
      }
    />
  );
}
