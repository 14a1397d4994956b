import type { VoiceRoom } from '@contracts/voice';

/** What comes of leaving a room, in words. */
export function leaveEffect({ currentOwnerId, autoDeleteWhenEmpty }: VoiceRoom, memberId: string, present: number): string {
  if (present <= 1) return autoDeleteWhenEmpty ? 'Odada sizden başka kimse yok. Ayrıldığınızda oda silinir.' : 'Odada sizden başka kimse yok. Oda açık kalır.';
  if (currentOwnerId === memberId) return 'Sesiniz kesilir. Oda sahipliği en uzun süredir içeride olan moderatöre, moderatör yoksa üyeye geçer.';
  return 'Sesiniz kesilir ve oda sohbetini göremezsiniz. Oda açık kaldıkça yeniden katılabilirsiniz.';
}
