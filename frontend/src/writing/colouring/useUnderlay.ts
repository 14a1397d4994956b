import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Longer texts are shown as they are: each key would have to wait for the colours. */
const LONGEST = 40_000;
const MOST_LINES = 2_000;

const isShort = (text: string): boolean => text.length <= LONGEST && text.split('\n', MOST_LINES + 1).length <= MOST_LINES;

/** The coloured text under a field, as long as its letters stand where those of the field do. */
export function useUnderlay(field: RefObject<HTMLTextAreaElement | null>, text: string, isWanted: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const [isAlike, setAlike] = useState(true);
  const isOn = isWanted && isAlike && isShort(text);
  const follow = () => {
    if (field.current && place.current) place.current.scrollTop = field.current.scrollTop;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at after each text that is shown
  useLayoutEffect(() => {
    const [over, under] = [field.current, place.current];
    if (!isOn || !over || !under) return;
    // A browser that breaks the lines of the two in different places would show each letter beside its caret.
    if (over.clientWidth !== under.clientWidth || Math.abs(over.scrollHeight - under.scrollHeight) > 1) setAlike(false);
    follow();
  }, [isOn, text]);
  return { isOn, place, follow };
}
