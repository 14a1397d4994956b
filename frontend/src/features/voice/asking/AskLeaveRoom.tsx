import { VOICE_TEXT, type VoiceRoom } from '@contracts/voice';
import { useMutation } from '@tanstack/react-query';
import { Ask } from '../../../calls/Ask';
import { toast } from '../../../design/toast';
import { tellSignedOut } from '../tellSignedOut';
import { leaveFailure } from '../words';
import { leaveEffect } from './leaveEffect';

interface Props {
  room: VoiceRoom;
  memberId: string;
  /** Members in the room, with oneself. */
  present: number;
  onLeave: () => Promise<void>;
  onClose: () => void;
}

/** Asks before somebody leaves the room that they are in. */
export function AskLeaveRoom({ room, memberId, present, onLeave, onClose }: Props) {
  const leaving = useMutation({
    mutationFn: onLeave,
    onSuccess: () => {
      void toast({ text: VOICE_TEXT.left });
      onClose();
    },
    onError: (error) => tellSignedOut(error, leaveFailure),
  });
  return (
    <Ask
      title={`“${room.name}” odasından ayrılın`}
      effect={leaveEffect(room, memberId, present)}
      verb="Ayrıl"
      doing="Ayrılıyor…"
      calling={leaving}
      failed={leaveFailure}
      onDo={() => leaving.mutate()}
      onClose={onClose}
    />
  );
}
