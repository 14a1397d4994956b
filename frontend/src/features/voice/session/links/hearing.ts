/** Plays what comes from one member. Nothing is played twice, and nothing after it was ended. */
export class Hearing {
  private readonly audio = document.createElement('audio');

  /** `blocked` is told when the browser plays nothing before the member has clicked. */
  constructor(private readonly blocked: () => void) {
    this.audio.autoplay = true;
    this.audio.hidden = true;
    document.body.append(this.audio);
  }

  /** Null: nothing any more; the line may be somebody else's next. */
  play(track: MediaStreamTrack | null) {
    this.audio.srcObject = track && new MediaStream([track]);
    this.resume();
  }

  resume() {
    if (!this.audio.srcObject) return;
    this.audio.play().catch((error: unknown) => {
      // Another track was put in its place, which is played by itself.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      this.blocked();
    });
  }

  /** `volume`: 0 to 1. */
  set({ isHeard, volume }: { isHeard: boolean; volume: number }) {
    this.audio.muted = !isHeard;
    this.audio.volume = volume;
  }

  /** Another speaker, where the browser lets pages choose one. */
  async through(outputId: string | null): Promise<void> {
    if ('setSinkId' in this.audio) await this.audio.setSinkId(outputId ?? '');
  }

  end() {
    this.audio.srcObject = null;
    this.audio.remove();
  }
}
