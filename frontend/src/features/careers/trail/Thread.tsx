import { displayName } from '@contracts/accounts';
import type { ApplicationMessage } from '@contracts/job-applications';
import { AuthorName } from '../../../design/AuthorName';
import { Avatar } from '../../../design/Avatar';
import { PlainText } from '../../../design/PlainText';
import { TimeAgo } from '../../../design/TimeAgo';
import classes from './Thread.module.css';

/** What both sides wrote to each other, the oldest first. */
export const Thread = ({ messages, company }: { messages: readonly ApplicationMessage[]; company: string | null }) => (
  <ol className={classes.thread} aria-label="Yazışma">
    {messages.map(({ id, author, isApplicant, text, at }) => (
      <li key={id} className={classes.message} data-side={isApplicant ? 'applicant' : 'employer'}>
        <Avatar id={author?.id ?? id} name={displayName(author)} picture={author?.avatar ?? null} size="small" />
        <div className={classes.words}>
          <p className={classes.by}>
            <b>{author ? <AuthorName author={author} /> : displayName(author)}</b>
            {!isApplicant && company && (
              <span>
                {' '}
                · <bdi>{company}</bdi>
              </span>
            )}{' '}
            · <TimeAgo at={at} />
          </p>
          <PlainText source={text} />
        </div>
      </li>
    ))}
  </ol>
);
