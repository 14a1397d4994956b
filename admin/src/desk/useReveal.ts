import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

export interface Reveal<Asked, Shown> {
  readonly shown: Shown | undefined;
  readonly isPending: boolean;
  readonly error: Error | null;
  ask(asked: Asked): void;
}

/** What is personal, fetched for whoever says why and kept nowhere: each look is recorded, so it is asked for once however often that is confirmed. */
export function useReveal<Asked, Shown>(read: (asked: Asked) => Promise<Shown>): Reveal<Asked, Shown> {
  // Keys may come faster than the page shows that it is on its way.
  const underWay = useRef(false);
  const { data, mutate, isPending, error } = useMutation({
    mutationFn: read,
    gcTime: 0,
    // Without a connection it fails at once: a look that somebody has given up is not to happen later.
    networkMode: 'always',
    onError: () => {
      underWay.current = false;
    },
  });
  const ask = (asked: Asked): void => {
    if (underWay.current) return;
    underWay.current = true;
    mutate(asked);
  };
  return { shown: data, isPending, error, ask };
}
