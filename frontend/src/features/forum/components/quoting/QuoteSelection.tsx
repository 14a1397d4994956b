import { IconQuote } from '@tabler/icons-react';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '../../../../design/Button';
import { isForPage } from '../../../../design/pageKey';
import classes from './QuoteSelection.module.css';
import { quoteOf } from './quoteOf';
import { useSelectedWords } from './useSelectedWords';

interface Props {
  /** Takes the words as a quote; the comment is null where they are those of the text above the comments. */
  onQuote: (quote: string, commentId: string | null) => void;
}

/** Beside words that were selected: takes them along as a quote; `q` does the same. */
export function QuoteSelection({ onQuote }: Props) {
  const words = useSelectedWords();
  const quote = () => {
    if (!words) return;
    onQuote(quoteOf(words.text), words.commentId);
    getSelection()?.removeAllRanges();
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!words || event.key !== 'q' || !isForPage(event)) return;
    event.preventDefault();
    quote();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
  if (!words) return null;
  return (
    <Button
      size="small"
      className={classes.beside}
      style={{ '--left': `${Math.round(words.box.left)}px`, '--top': `${Math.round(words.box.bottom)}px` } as Record<string, string>}
      icon={<IconQuote aria-hidden="true" />}
      aria-keyshortcuts="q"
      title="Seçtiğinizi alıntıla (q)"
      // Otherwise pressing it would let go what is selected.
      onPointerDown={(event) => event.stopPropagation()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={quote}
    >
      Alıntıla
    </Button>
  );
}
