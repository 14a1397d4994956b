import { mentionsOfWords } from '@contracts/mentions';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LinkedWords } from '../../../design/LinkedWords';
import markdown from '../../../design/Markdown.module.css';
import { paths } from '../../../paths';
import classes from './Message.module.css';

/** Between two backticks of one line. */
const CODE = /`([^`\n]+)`/;

/** A text as it was typed: its lines, code, addresses and whom it names, and nothing else of it means anything. */
export const MessageWords = memo(function MessageWords({ text }: { text: string }) {
  let place = 0;
  return (
    <p className={classes.text} dir="auto">
      {text.split(CODE).map((piece, index) => {
        place += piece.length + 1;
        return index % 2 === 1 ? (
          <code key={place} className={markdown.code}>
            {piece}
          </code>
        ) : (
          <LinkedWords key={place} text={piece} between={named} />
        );
      })}
    </p>
  );
});

function named(words: string): ReactNode {
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
