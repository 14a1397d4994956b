import { useEffect, useRef, useState } from 'react';
import { useVoice } from '../../session/voice';
import type { VoicePerson } from '../../session/voiceState';
import { changesOf, changesText } from './changes';
import { useOwnRole } from './useOwnRole';

/** Milliseconds between two announcements: what happens meanwhile is told together, or not at all when it was undone. */
export const TOLD_EVERY = 4_000;
/** What happens at the same moment is waited for. */
const TOGETHER = 500;

/** What a screen reader says of those who come, go, close their microphones and are muted. */
export function useTold(): string {
  const people = useVoice((voice) => voice.people);
  const isThere = useVoice(({ phase }) => phase === 'connected');
  const roomId = useVoice(({ room }) => room?.id ?? null);
  const [text, setText] = useState('');
  useOwnRole();
  const known = useRef<readonly VoicePerson[] | null>(null);
  const latest = useRef(people);
  const lastTold = useRef(Number.NEGATIVE_INFINITY);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  // Whoever goes to another room is told nothing more of those who were in the first, and finds others in the second.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the room is another
  useEffect(() => {
    known.current = null;
    lastTold.current = Number.NEGATIVE_INFINITY;
    setText('');
    return () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    };
  }, [roomId]);
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
  return text;
}
