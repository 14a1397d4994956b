/** Whether the browser lets a page choose where it is heard. */
export const canChooseSpeaker = (): boolean => 'setSinkId' in HTMLMediaElement.prototype;

/** Lets an element be heard through a speaker; through that of the system where the chosen one is gone. */
export async function hearThrough(element: HTMLMediaElement, outputId: string | null): Promise<void> {
  if (!canChooseSpeaker()) return;
  await element.setSinkId(outputId ?? '').catch(() => element.setSinkId(''));
}

/** Hertz, one after the other. */
const TONES = [523.25, 659.25, 783.99];
const TONE_SECONDS = 0.22;
const LOUDNESS = 0.18;

/** Three rising tones through a speaker; resolves when they have been heard, rejects where the browser plays nothing. */
export async function playTestSound(outputId: string | null): Promise<void> {
  const context = new AudioContext();
  const element = new Audio();
  try {
    const out = context.createMediaStreamDestination();
    element.srcObject = out.stream;
    await hearThrough(element, outputId);
    await element.play();
    await Promise.all(TONES.map((hertz, index) => tone(context, out, hertz, context.currentTime + index * TONE_SECONDS)));
  } finally {
    element.pause();
    element.srcObject = null;
    await context.close();
  }
}

/** Swells and fades, as a tone that is cut off clicks. */
function tone(context: AudioContext, out: AudioNode, hertz: number, at: number): Promise<void> {
  const [oscillator, gain] = [context.createOscillator(), context.createGain()];
  const end = at + TONE_SECONDS;
  oscillator.frequency.value = hertz;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(LOUDNESS, at + TONE_SECONDS / 4);
  gain.gain.linearRampToValueAtTime(0, end);
  oscillator.connect(gain).connect(out);
  oscillator.start(at);
  oscillator.stop(end);
  return new Promise((resolve) => {
    oscillator.onended = () => resolve();
  });
}
