import type { Topic } from '@contracts/forum';
import { newCount, READING_TEXT } from '@contracts/reading';
import { IconArrowBarToDown, IconBookmark } from '@tabler/icons-react';
import { LinkButton } from '../../../design/Button';
import { COMMENT_END, commentAnchor } from '../../../paths';
import classes from './ResumeBar.module.css';
import type { Opened } from './useReadingProgress';

/** From so many comments on the way to the last one is worth a button. */
const LONG = 10;

/** The ways down into a topic: to where the reader was, and to its end. */
export function ResumeBar({ topic, opened }: { topic: Topic; opened: Opened | null }) {
  const unread = opened && opened.since === null ? topic.comment_total - opened.number : 0;
  const resumes = opened?.comment && unread > 0;
  const isLong = topic.comment_total >= LONG;
  if (!resumes && !isLong) return null;
  return (
    <nav className={classes.bar} aria-label="Okuma">
      {resumes && (
        <LinkButton size="small" to={{ hash: commentAnchor(opened.comment ?? '') }} icon={<IconBookmark aria-hidden="true" />}>
          {READING_TEXT.resume} · {newCount(unread)}
        </LinkButton>
      )}
      {isLong && (
        <LinkButton size="small" kind="quiet" to={{ hash: COMMENT_END.last }} icon={<IconArrowBarToDown aria-hidden="true" />}>
          {READING_TEXT.last}
        </LinkButton>
      )}
    </nav>
  );
}
