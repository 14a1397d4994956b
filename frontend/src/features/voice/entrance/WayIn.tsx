import type { VoiceRoom } from '@contracts/voice';
import { useState } from 'react';
import { AskSwitchRoom } from '../asking/AskSwitchRoom';
import { leaveEffect } from '../asking/leaveEffect';
import { dropVoiceWish, type VoiceWish } from '../entering';
import { useVoice } from '../session/voice';
import { voicePreferences } from '../session/voicePreferences';
import { CreateRoom } from './CreateRoom';
import { DevelopmentWarning } from './DevelopmentWarning';
import { DeviceTest } from './DeviceTest';
import { enter, enterAndTell } from './enter';

interface Props {
  wish: Extract<VoiceWish, { kind: 'join' | 'create' }>;
  memberId: string;
}

/** The room that is left, as it was when that was asked: it is left before the other is entered. */
interface Left {
  readonly room: VoiceRoom;
  readonly present: number;
}

/** The warning first, then the device test where none was done on this device, then the room. */
export function WayIn({ wish, memberId }: Props) {
  const [step, setStep] = useState<'warning' | 'test' | 'last'>('warning');
  const [left, setLeft] = useState<Left | null>(null);
  const current = useVoice(({ phase, room }) => (phase === 'out' ? null : room));
  const present = useVoice(({ people }) => people.length);
  const target = wish.kind === 'join' ? wish.room : null;
  const leaves = current !== null && current.id !== target?.id;
  const arrive = () => {
    if (target && !leaves) {
      dropVoiceWish();
      return void enterAndTell(target);
    }
    setLeft(leaves ? { room: current, present } : null);
    setStep('last');
  };
  if (step === 'warning')
    return <DevelopmentWarning onGoOn={() => (voicePreferences().testedAt === null ? setStep('test') : arrive())} onClose={dropVoiceWish} />;
  if (step === 'test') return <DeviceTest room={target} verb={target && !leaves ? 'Katıl' : 'Devam et'} onDone={arrive} onClose={dropVoiceWish} />;
  if (wish.kind === 'create') {
    const leaving = left && { name: left.room.name, effect: leaveEffect(left.room, memberId, left.present) };
    return <CreateRoom leaves={leaving} {...(wish.category && { category: wish.category })} onClose={dropVoiceWish} />;
  }
  return (
    left &&
    target && <AskSwitchRoom from={left.room} present={left.present} to={target} memberId={memberId} onSwitch={() => enter(target)} onClose={dropVoiceWish} />
  );
}
