import type { VoicePreferences } from '../session/voicePreferences';
import type { MicrophoneProblem } from '../session/voiceState';
import { lookAgain } from './devices';

/** The microphone does not open: somebody refused it, there is none, or something else holds it. */
export class MicrophoneError extends Error {
  constructor(readonly problem: NonNullable<MicrophoneProblem>) {
    super(`The microphone is ${problem}`);
    this.name = 'MicrophoneError';
  }
}

type Heard = Pick<VoicePreferences, 'inputId' | 'noiseSuppression' | 'echoCancellation' | 'autoGainControl'>;

/** The chosen microphone; where it is gone, that of the system. Rejects with MicrophoneError. */
export async function openMicrophone(preferences: Heard): Promise<MediaStream> {
  try {
    return await open(preferences);
  } catch (error) {
    throw new MicrophoneError(problemOf(error));
  }
}

async function open(preferences: Heard): Promise<MediaStream> {
  // Pages that did not come by https have no devices at all.
  if (!navigator.mediaDevices) throw new DOMException('There are no devices', 'SecurityError');
  const stream = await ofChosen(preferences);
  // Devices have names only after the member has let one be opened.
  lookAgain();
  return stream;
}

async function ofChosen(preferences: Heard): Promise<MediaStream> {
  const { mediaDevices } = navigator;
  try {
    return await mediaDevices.getUserMedia({ audio: constraintsFor(preferences) });
  } catch (error) {
    if (preferences.inputId === null || !isGone(error)) throw error;
    return mediaDevices.getUserMedia({ audio: constraintsFor({ ...preferences, inputId: null }) });
  }
}

const constraintsFor = ({ inputId, noiseSuppression, echoCancellation, autoGainControl }: Heard): MediaTrackConstraints => ({
  ...(inputId === null ? {} : { deviceId: { exact: inputId } }),
  noiseSuppression,
  echoCancellation,
  autoGainControl,
});

const nameOf = (error: unknown): string => (error instanceof Error || error instanceof DOMException ? error.name : '');
const isGone = (error: unknown): boolean => ['OverconstrainedError', 'NotFoundError'].includes(nameOf(error));

function problemOf(error: unknown): NonNullable<MicrophoneProblem> {
  if (isGone(error)) return 'missing';
  return ['NotAllowedError', 'SecurityError'].includes(nameOf(error)) ? 'denied' : 'busy';
}
