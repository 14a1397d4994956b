import { type Author, displayName } from '@contracts/accounts';
import { BLOG_COMMENT_TEXT } from '@contracts/blog-comments';
import type { ContentState } from '@contracts/forum';
import type { ReactNode } from 'react';
import { AuthorName } from '../../../design/AuthorName';
import { Avatar } from '../../../design/Avatar';
import { Chip } from '../../../design/Chip';
import { RenderedText } from '../../../design/RenderedText';
import { RoleChip } from '../../../design/RoleChip';
import { TimeAgo } from '../../../design/TimeAgo';
import classes from './Post.module.css';
import { StateChip } from './StateChip';

interface Props {
  id?: string;
  label: string;
  author: Author;
  at: string;
  /** What was written. */
  content: string;
  /** The same as it is shown. */
  html: string;
  state?: ContentState;
  /** What its author is besides, where they write: who began it. */
  authorChip?: string | null;
  /** Right of the author: the number, a state. */
  corner?: ReactNode;
  /** Beside the time: that the text was edited. */
  mark?: ReactNode;
  /** Between author and text: what is quoted, why it is hidden. */
  above?: ReactNode;
  /** Instead of the text, while it is being changed. */
  body?: ReactNode;
  /** Between text and actions: what solved it. */
  below?: ReactNode;
  highlighted?: boolean;
  /** Not read yet when the page was opened. */
  unread?: boolean;
  actions?: ReactNode;
}

/** One contribution: who, when, what. */
export function Post({ id, label, author, at, content, html, state, authorChip, corner, mark, above, body, below, highlighted, unread, actions }: Props) {
  const name = displayName(author);
  return (
    <article id={id} className={classes.post} aria-label={label} data-highlighted={highlighted} data-unread={unread || undefined} tabIndex={-1}>
      <header className={classes.head}>
        <Avatar id={author.id} name={name} picture={author.avatar} />
        <div className={classes.who}>
          <span className={classes.name}>
            <b>
              <AuthorName author={author} />
            </b>
            <RoleChip role={author.role} />
            {authorChip && <Chip tone={authorChip === BLOG_COMMENT_TEXT.author ? 'brand' : 'neutral'}>{authorChip}</Chip>}
            {state && <StateChip state={state} />}
          </span>
          <span className={classes.time}>
            <TimeAgo at={at} />
            {mark}
          </span>
        </div>
        {corner && <span className={classes.corner}>{corner}</span>}
      </header>
      {above}
      {body || <RenderedText html={html} source={content} />}
      {below}
      {actions && <footer className={classes.actions}>{actions}</footer>}
    </article>
  );
}
