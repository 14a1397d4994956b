import type { VoiceRoom } from '@contracts/voice';
import { useMutation } from '@tanstack/react-query';
import { Ask } from '../../../calls/Ask';
import { leaveEffect } from './leaveEffect';

interface Props {
  from: VoiceRoom;
  to: Pick<VoiceRoom, 'name'>;
  memberId: string;
  /** Members in the room that is left, with oneself. */
  present: number;
  onSwitch: () => Promise<void>;
  onClose: () => void;
}

/** Asks before somebody leaves one room for another: nobody is in two. */
export function AskSwitchRoom({ from, to, memberId, present, onSwitch, onClose }: Props) {
  const switching = useMutation({ mutationFn: onSwitch, onSuccess: onClose });
  return (
    <Ask
      title={`“${to.name}” odasına geçin`}
      effect={`Aynı anda tek odada olabilirsiniz: “${from.name}” odasından ayrılırsınız.`}
      more={leaveEffect(from, memberId, present)}
      verb="Odayı değiştir"
      doing="Geçiliyor…"
      calling={switching}
      failed="Odaya katılma hatası"
      onDo={() => switching.mutate()}
      onClose={onClose}
    />
  );
}
