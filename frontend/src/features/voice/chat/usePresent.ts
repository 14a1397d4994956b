import { useMemo } from 'react';
import type { MentionedMember } from '../../../writing/useMentions';
import { useVoice } from '../session/voice';

/** Who is in the room besides oneself, as they are named in a text. */
export function usePresent(): readonly MentionedMember[] {
  const people = useVoice((voice) => voice.people);
  return useMemo(
    () =>
      people
        .filter(({ link }) => link !== 'self')
        .map(({ participant: { userId, user } }) => ({ id: userId, username: user.username, display_name: user.displayName, avatar: user.avatar })),
    [people],
  );
}
