import { CHAT_EMOJIS } from '@contracts/chat';
import classes from './Composer.module.css';

/** The emojis that can be put into a text. */
export const Emojis = ({ onPick }: { onPick: (emoji: string) => void }) => (
  // biome-ignore lint/a11y/useSemanticElements: buttons that belong together, no fields of a form
  <div className={classes.emojis} role="group" aria-label="Emojiler">
    {CHAT_EMOJIS.map((emoji) => (
      <button key={emoji} type="button" aria-label={`${emoji} ekle`} onClick={() => onPick(emoji)}>
        {emoji}
      </button>
    ))}
  </div>
);
