import { useEffect, useState } from 'react';
import type { VoicePreferences } from '../session/voicePreferences';
import type { MicrophoneProblem } from '../session/voiceState';
import { onDevicesChange } from './devices';
import { MicrophoneError, openMicrophone } from './microphone';

interface Opened {
  readonly stream: MediaStream | null;
  readonly problem: MicrophoneProblem;
}

const WAITING: Opened = { stream: null, problem: null };

/** The microphone as it is preferred, open for as long as whatever uses this is drawn. */
export function useMicrophone({ inputId, noiseSuppression, echoCancellation, autoGainControl }: VoicePreferences) {
  const [opened, setOpened] = useState(WAITING);
  const [attempt, setAttempt] = useState(0);
  const retry = () => setAttempt((before) => before + 1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens it anew
  useEffect(() => {
    let isWanted = true;
    let stream: MediaStream | null = null;
    openMicrophone({ inputId, noiseSuppression, echoCancellation, autoGainControl }).then(
      (found) => {
        stream = found;
        if (isWanted) setOpened({ stream, problem: null });
        else close(found);
      },
      (error: unknown) => isWanted && setOpened({ stream: null, problem: error instanceof MicrophoneError ? error.problem : 'busy' }),
    );
    return () => {
      isWanted = false;
      if (stream) close(stream);
      setOpened(WAITING);
    };
  }, [inputId, noiseSuppression, echoCancellation, autoGainControl, attempt]);
  const { problem } = opened;
  // What was not there may be plugged in.
  useEffect(() => (problem === 'missing' ? onDevicesChange(() => setAttempt((before) => before + 1)) : undefined), [problem]);
  return { ...opened, retry };
}

function close(stream: MediaStream) {
  for (const track of stream.getTracks()) track.stop();
}
