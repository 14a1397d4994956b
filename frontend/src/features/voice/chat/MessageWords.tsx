import { mentionsOfWords } from '@contracts/mentions';
import { partsOf } from '@contracts/message-links';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths';
import classes from './Chat.module.css';

/** A text as it was typed: its lines, addresses and whom it names, and nothing else of it means anything. */
export const MessageWords = memo(function MessageWords({ text }: { text: string }) {
  let place = 0;
  return (
    <p className={classes.text} dir="auto">
      {partsOf(text).map(({ text: words, href }) => {
        place += words.length;
        if (href === null) return <Named key={place} words={words} />;
        return (
          <a key={place} className={classes.link} href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
            {words}
          </a>
        );
      })}
    </p>
  );
});

function Named({ words }: { words: string }) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { username, at } of mentionsOfWords(words)) {
    parts.push(words.slice(end, at));
    end = at + 1 + username.length;
    parts.push(
      <Link key={at} className={classes.mention} to={paths.profile(username)}>
        @{username}
      </Link>,
    );
  }
  return [...parts, words.slice(end)];
}
