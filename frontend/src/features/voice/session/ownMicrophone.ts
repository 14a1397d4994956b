import { onDevicesChange } from '../devices/devices';
import { levelOf } from '../devices/level';
import { MicrophoneError, openMicrophone } from '../devices/microphone';
import { followVoicePreferences, type VoicePreferences, voicePreferences } from './voicePreferences';
import type { MicrophoneProblem } from './voiceState';

type Level = ReturnType<typeof levelOf>;

/** What decides whether one is heard. */
export interface Speaking {
  readonly isOn: boolean;
  readonly isPushing: boolean;
  readonly isSilenced: boolean;
}

/**
 * One's own sound. What is sent is a copy of what is measured, so that somebody who talks while they are off can be told. It is sent from the first
 * moment on, and is silence where there is no microphone: one that comes later needs no new agreement with anybody.
 */
export class OwnMicrophone {
  problem: MicrophoneProblem = null;
  private stream: MediaStream | null = null;
  private meter: Level | null = null;
  private silence: AudioContext | null = null;
  private sent: MediaStreamTrack;
  private isEnded = false;
  private openings = 0;
  private opened: VoicePreferences = voicePreferences();
  private speaking: Speaking = { isOn: false, isPushing: false, isSilenced: false };
  private readonly stop: (() => void)[];

  /** `changed` is told when another track is to be sent, or when there is no microphone any more. */
  constructor(private readonly changed: () => void) {
    this.sent = this.silentTrack();
    const again = () => void this.open();
    this.stop = [
      onDevicesChange(() => this.isLost() && again()),
      followVoicePreferences(() => {
        if (isOther(voicePreferences(), this.opened)) again();
        else this.apply();
      }),
    ];
  }

  get track(): MediaStreamTrack {
    return this.sent;
  }

  /** 0 to 1. */
  level(): number {
    return this.meter?.level() ?? 0;
  }

  /** Whether others hear what is said now. */
  get isOpen(): boolean {
    const { isOn, isPushing, isSilenced } = this.speaking;
    return isOn && !isSilenced && (voicePreferences().mode === 'open' || isPushing);
  }

  speak(speaking: Speaking) {
    this.speaking = speaking;
    this.apply();
  }

  /** Opens the chosen microphone; where there is none, what is wrong with it is kept and one listens. */
  async open(): Promise<void> {
    this.opened = voicePreferences();
    this.openings += 1;
    const own = this.openings;
    try {
      const stream = await openMicrophone(this.opened);
      // Of two that were asked for, the last one counts, whichever comes first.
      if (own === this.openings) this.use(stream);
      else endTracks(stream);
    } catch (error) {
      if (!(error instanceof MicrophoneError)) console.warn('The microphone could not be opened', error);
      if (own !== this.openings) return;
      this.problem = error instanceof MicrophoneError ? error.problem : 'busy';
      this.use(null);
    }
  }

  private use(stream: MediaStream | null) {
    this.release();
    if (this.isEnded) return endTracks(stream);
    if (stream) this.problem = null;
    this.stream = stream;
    this.meter = stream && levelOf(stream);
    const [track] = stream?.getAudioTracks() ?? [];
    if (track) track.onended = () => void this.open();
    this.sent = track?.clone() ?? this.silentTrack();
    this.apply();
    this.changed();
  }

  private isLost(): boolean {
    return this.stream === null || this.stream.getAudioTracks().every(({ readyState }) => readyState === 'ended');
  }

  private apply() {
    this.sent.enabled = this.isOpen;
  }

  private silentTrack(): MediaStreamTrack {
    this.silence ??= new AudioContext();
    const [track] = this.silence.createMediaStreamDestination().stream.getAudioTracks();
    if (!track) throw new Error('The browser made a sound without a track');
    return track;
  }

  private release() {
    this.meter?.close();
    for (const track of this.stream?.getAudioTracks() ?? []) track.onended = null;
    endTracks(this.stream);
    this.sent.stop();
    this.stream = null;
    this.meter = null;
  }

  end() {
    if (this.isEnded) return;
    this.isEnded = true;
    for (const stop of this.stop) stop();
    this.release();
    void this.silence?.close();
  }
}

function endTracks(stream: MediaStream | null) {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

const OF_THE_DEVICE = ['inputId', 'noiseSuppression', 'echoCancellation', 'autoGainControl'] as const;
const isOther = (one: VoicePreferences, other: VoicePreferences): boolean => OF_THE_DEVICE.some((name) => one[name] !== other[name]);
