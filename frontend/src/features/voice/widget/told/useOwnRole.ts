import type { VoiceRole } from '@contracts/voice';
import { useEffect, useRef } from 'react';
import { toast } from '../../../../design/toast';
import { useVoice } from '../../session/voice';

/** What somebody is told whose part in the room is another now. */
function roleText(before: VoiceRole, now: VoiceRole): string {
  if (now === 'owner') return 'Bu odanın sahibi oldunuz.';
  if (now === 'moderator') return 'Bu odanın moderatörü oldunuz.';
  return before === 'owner' ? 'Artık bu odanın sahibi değilsiniz.' : 'Artık bu odanın moderatörü değilsiniz.';
}

/** Tells the member when they become the room's owner or a moderator of it, or are so no more, as the room's channel says. */
export function useOwnRole(): void {
  const roomId = useVoice(({ room }) => room?.id ?? null);
  const role = useVoice(({ people }) => people.find(({ link }) => link === 'self')?.participant.role ?? null);
  const known = useRef<{ roomId: string | null; role: VoiceRole } | null>(null);
  useEffect(() => {
    if (role === null) return;
    const before = known.current;
    known.current = { roomId, role };
    if (before && before.roomId === roomId && before.role !== role) void toast({ text: roleText(before.role, role) });
  }, [roomId, role]);
}
