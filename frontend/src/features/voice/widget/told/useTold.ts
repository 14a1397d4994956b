import { useEffect, useRef, useState } from 'react';
import { useVoice } from '../../session/voice';
import type { VoicePerson } from '../../session/voiceState';
import { changesOf, changesText } from './changes';

/** Milliseconds between two announcements: what happens meanwhile is told together, or not at all when it was undone. */
export const TOLD_EVERY = 4_000;
/** What happens at the same moment is waited for. */
const TOGETHER = 500;

/** What is new of those who come, go, close their microphones and are muted, for as long as one is in one room. */
export function useTold(): string {
  const people = useVoice((voice) => voice.people);
  const isThere = useVoice(({ phase }) => phase === 'connected');
  const [text, setText] = useState('');
  const known = useRef<readonly VoicePerson[] | null>(null);
  const latest = useRef(people);
  const lastTold = useRef(Number.NEGATIVE_INFINITY);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  useEffect(() => {
    latest.current = people;
    if (!isThere) return;
    // Those whom one finds there are read in the list.
    if (known.current === null) {
      known.current = people;
      return;
    }
    timer.current ??= setTimeout(
      () => {
        timer.current = undefined;
        const words = changesText(changesOf(known.current ?? [], latest.current));
        known.current = latest.current;
        if (!words) return;
        lastTold.current = performance.now();
        setText(words);
      },
      Math.max(TOGETHER, lastTold.current + TOLD_EVERY - performance.now()),
    );
  }, [people, isThere]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  return text;
}
