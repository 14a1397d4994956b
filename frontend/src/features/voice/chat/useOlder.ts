import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** So close to the top, older messages come. */
const NEAR_TOP = 100;
/** So close to the end, what comes is scrolled along. */
const NEAR_END = 100;
/** Milliseconds between two looks at where the list stands. */
const LOOK_EVERY = 300;

interface Options {
  box: RefObject<HTMLElement | null>;
  /** Changes whenever other messages are in the list. */
  of: unknown;
  /** Names the oldest one in it. */
  oldest: string | undefined;
  hasOlder: boolean;
  isAsking: boolean;
  older: () => void;
}

/** Brings older messages near the top, and keeps the reader where they are: at the end, or at what they read when older ones come above it. */
export function useOlder({ box, of, oldest, hasOlder, isAsking, older }: Options) {
  const isAtEnd = useRef(true);
  /** The same, for who draws it. */
  const [reachesEnd, setReachesEnd] = useState(true);
  const before = useRef<{ oldest: string | undefined; height: number }>({ oldest: undefined, height: 0 });
  const waiting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const look = () => {
    waiting.current = undefined;
    const list = box.current;
    if (!list) return;
    isAtEnd.current = list.scrollHeight - list.scrollTop - list.clientHeight <= NEAR_END;
    setReachesEnd(isAtEnd.current);
    if (list.scrollTop < NEAR_TOP && hasOlder && !isAsking) older();
  };
  const latest = useRef(look);
  latest.current = look;

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the list is another
  useLayoutEffect(() => {
    const list = box.current;
    if (!list) return;
    const { scrollHeight } = list;
    const isAbove = before.current.oldest !== undefined && before.current.oldest !== oldest;
    if (isAbove) list.scrollTop += scrollHeight - before.current.height;
    else if (isAtEnd.current) list.scrollTop = scrollHeight;
    before.current = { oldest, height: scrollHeight };
  }, [of, oldest]);

  return {
    onScroll: () => {
      waiting.current ??= setTimeout(() => latest.current(), LOOK_EVERY);
    },
    isAtEnd: reachesEnd,
    /** Goes to the end, and stays there with what is added next. */
    toEnd: () => {
      isAtEnd.current = true;
      setReachesEnd(true);
      if (box.current) box.current.scrollTop = box.current.scrollHeight;
    },
  };
}
