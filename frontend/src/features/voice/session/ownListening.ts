import type { Listening } from './links/incoming';
import type { Links } from './links/links';
import { voicePreferences } from './voicePreferences';
import type { VoiceState } from './voiceState';
import { volumeOf } from './volumes';

interface Tells {
  links(): Links;
  /** Others are to know whether one listens. */
  tell(what: 'deafen' | 'undeafen'): void;
  changed(): void;
}

/** What one hears: whether one listens at all, how loud each of the others is, and where it is played. */
export class OwnListening {
  private isOn = true;
  private needsClick = false;

  constructor(private readonly tells: Tells) {}

  get isDeafened(): boolean {
    return !this.isOn;
  }

  get shown(): Pick<VoiceState, 'isSpeakerOn' | 'needsClick'> {
    return { isSpeakerOn: this.isOn, needsClick: this.needsClick };
  }

  to = (userId: string): Listening => {
    const { volume, isLocallyMuted } = volumeOf(userId);
    return { volume, isHeard: this.isOn && !isLocallyMuted };
  };

  switch(isOn: boolean) {
    this.isOn = isOn;
    this.tells.tell(isOn ? 'undeafen' : 'deafen');
    this.followVolumes();
  }

  followVolumes() {
    this.tells.links().listen();
    this.tells.changed();
  }

  followPreferences() {
    this.tells.links().through(voicePreferences().outputId);
    this.tells.changed();
  }

  /** The browser plays nothing before the member has clicked. */
  block() {
    this.needsClick = true;
    this.tells.changed();
  }

  /** The member has clicked. */
  allow() {
    this.tells.links().resume();
    this.needsClick = false;
    this.tells.changed();
  }
}
