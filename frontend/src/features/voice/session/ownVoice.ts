import { heardNow, LOUD, SILENT } from './links/speech.rules';
import { OwnMicrophone } from './ownMicrophone';
import type { VoiceState } from './voiceState';

/** Steps in which a level is shown, so that a breath redraws nothing. */
const STEPS = 20;

interface Tells {
  /** Another track is to be sent. */
  sends(track: MediaStreamTrack): Promise<void>;
  /** Others are to know whether one is muted. */
  tell(what: 'mute' | 'unmute'): void;
  changed(): void;
}

/** One's own voice: whether it is heard, whether others know so, and whether one talks. */
export class OwnVoice {
  private isOn: boolean;
  private isPushing = false;
  private isSilenced = false;
  private speech = SILENT;
  private unheard = SILENT;
  private hasOpened = false;
  private wasToldMuted: boolean;
  private readonly microphone: OwnMicrophone;

  constructor(
    isOn: boolean,
    private readonly tells: Tells,
  ) {
    this.isOn = isOn;
    this.wasToldMuted = !isOn;
    this.microphone = new OwnMicrophone(() => void tells.sends(this.track).then(() => this.tell()));
  }

  get track(): MediaStreamTrack {
    return this.microphone.track;
  }

  /** A microphone that could not be opened is off. */
  get isMuted(): boolean {
    return !this.isOn || this.microphone.problem !== null;
  }

  get isSpeaking(): boolean {
    return this.speech.isSpeaking;
  }

  get shown(): Pick<VoiceState, 'isMicrophoneOn' | 'microphoneProblem' | 'isTalkingUnheard' | 'isPushing'> {
    return {
      isMicrophoneOn: this.isOn,
      microphoneProblem: this.microphone.problem,
      isTalkingUnheard: this.unheard.isSpeaking,
      isPushing: this.isPushing,
    };
  }

  /** Nobody waits for what the browser may have to ask the member: they listen meanwhile. */
  open() {
    this.hasOpened = true;
    void this.microphone.open().then(() => this.tell());
  }

  openOnce() {
    if (!this.hasOpened) this.open();
  }

  /** What is said of it while joining is known to the others by that. */
  joins(): boolean {
    this.wasToldMuted = this.isMuted;
    return this.isMuted;
  }

  switch(isOn: boolean) {
    this.isOn = isOn;
    this.apply();
    if (isOn && this.microphone.problem) this.open();
    this.tell();
  }

  push(isPushing: boolean) {
    this.isPushing = isPushing;
    this.apply();
    this.tells.changed();
  }

  /** The room or the site mutes one, or does so no more. */
  silence(isSilenced: boolean) {
    this.isSilenced = isSilenced;
    this.apply();
  }

  private apply() {
    const { isOn, isPushing, isSilenced } = this;
    this.microphone.speak({ isOn, isPushing, isSilenced });
  }

  private tell() {
    this.apply();
    if (this.wasToldMuted !== this.isMuted) this.tells.tell(this.isMuted ? 'mute' : 'unmute');
    this.wasToldMuted = this.isMuted;
    this.tells.changed();
  }

  /** How loud it is, 0 to 1, and whether one has begun to talk, or ended. */
  hear(now: number): { level: number; hasChanged: boolean } {
    const level = Math.round(this.microphone.level() * STEPS) / STEPS;
    const isLoud = level >= LOUD.metered;
    const before = [this.speech.isSpeaking, this.unheard.isSpeaking];
    this.speech = heardNow(this.speech, { isLoud, isMuted: !this.microphone.isOpen, now });
    this.unheard = heardNow(this.unheard, { isLoud, isMuted: this.isOn, now });
    return { level, hasChanged: before[0] !== this.speech.isSpeaking || before[1] !== this.unheard.isSpeaking };
  }

  end() {
    this.microphone.end();
  }
}
