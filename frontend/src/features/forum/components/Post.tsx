import { type Author, displayName } from '@contracts/accounts';
import { IconEyeOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Avatar } from '../../../design/Avatar';
import { Chip } from '../../../design/Chip';
import { Markdown } from '../../../design/Markdown';
import { TimeAgo } from '../../../design/TimeAgo';
import classes from './Post.module.css';
import { RoleChip } from './RoleChip';

interface Props {
  id?: string;
  label: string;
  author: Author;
  at: string;
  content: string;
  hidden?: boolean;
  startedTopic?: boolean;
  /** Right of the author: the number, a state. */
  corner?: ReactNode;
  /** Between author and text: what is quoted, why it is hidden. */
  above?: ReactNode;
  highlighted?: boolean;
  actions?: ReactNode;
}

/** One contribution: who, when, what. */
export function Post({ id, label, author, at, content, hidden, startedTopic, corner, above, highlighted, actions }: Props) {
  const name = displayName(author);
  return (
    <article id={id} className={classes.post} aria-label={label} data-highlighted={highlighted} tabIndex={-1}>
      <header className={classes.head}>
        <Avatar id={author.id} name={name} picture={author.avatar} />
        <div className={classes.who}>
          <span className={classes.name}>
            <b>{name}</b>
            <RoleChip role={author.role} />
            {startedTopic && <Chip>Konu sahibi</Chip>}
            {hidden && (
              <Chip tone="warn" icon={<IconEyeOff />}>
                Gizlendi
              </Chip>
            )}
          </span>
          <span className={classes.time}>
            <TimeAgo at={at} />
          </span>
        </div>
        {corner && <span className={classes.corner}>{corner}</span>}
      </header>
      {above}
      <Markdown source={content} />
      {actions && <footer className={classes.actions}>{actions}</footer>}
    </article>
  );
}
