import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { sessionQuery } from '../../../../client/session';
import { useVoice } from '../../session/voice';

/** Who keeps the member from being heard, as the room tells it live: null where nobody does. The session, which says until when, is read anew whenever that changes. */
export function useSilence(): 'room' | 'site' | null {
  const queries = useQueryClient();
  const silence = useVoice(({ people }) => {
    const self = people.find(({ link }) => link === 'self');
    if (!self?.isSilenced) return null;
    return self.participant.isMuted ? 'room' : 'site';
  });
  const known = useRef<typeof silence>(null);
  useEffect(() => {
    if (known.current === silence) return;
    known.current = silence;
    void queries.invalidateQueries({ queryKey: sessionQuery.queryKey });
  }, [queries, silence]);
  return silence;
}
