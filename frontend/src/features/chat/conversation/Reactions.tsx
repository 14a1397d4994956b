import type { ChatEmoji, ChatMessage } from '@contracts/chat';
import classes from './Message.module.css';

interface Props {
  reactions: ChatMessage['reactions'];
  memberId: string;
  otherName: string;
  /** Null where nothing can be changed any more. */
  onReact: ((emoji: ChatEmoji | null) => void) | null;
}

/** Reactions at the edge of a message; a press gives the same, or takes the own one back. */
export function Reactions({ reactions, memberId, otherName, onReact }: Props) {
  const emojis = [...new Set(reactions.map(({ emoji }) => emoji))];
  return (
    <div className={classes.reactions}>
      {emojis.map((emoji) => {
        const from = reactions.filter((reaction) => reaction.emoji === emoji);
        const isOwn = from.some((reaction) => reaction.memberId === memberId);
        const names = from.map((reaction) => (reaction.memberId === memberId ? 'Siz' : otherName)).join(', ');
        return (
          <button
            key={emoji}
            type="button"
            aria-pressed={isOwn}
            aria-label={`${emoji} ${from.length}: ${names}`}
            title={names}
            disabled={!onReact}
            onClick={() => onReact?.(isOwn ? null : emoji)}
          >
            {emoji} {from.length}
          </button>
        );
      })}
    </div>
  );
}
