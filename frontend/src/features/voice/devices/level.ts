/** Decibels below which nothing is heard: a quiet room is about there. */
const SILENCE = -60;
const SAMPLES = 1024;

export interface Level {
  /** 0 to 1: how loud the last hundredths of a second were. */
  level(): number;
  close(): void;
}

let shared: AudioContext | null = null;
let open = 0;

/** How loud a stream is. All streams are measured in one context, as browsers allow only a few. */
export function levelOf(stream: MediaStream): Level {
  shared ??= new AudioContext();
  open += 1;
  const context = shared;
  // Before the first click of a page a context waits; it measures as soon as it may.
  if (context.state === 'suspended') void context.resume();
  const source = context.createMediaStreamSource(stream);
  const analyser = context.createAnalyser();
  analyser.fftSize = SAMPLES;
  source.connect(analyser);
  const samples = new Float32Array(SAMPLES);
  let isOpen = true;
  return {
    level: () => {
      if (!isOpen) return 0;
      analyser.getFloatTimeDomainData(samples);
      return loudnessOf(samples);
    },
    close: () => {
      if (!isOpen) return;
      isOpen = false;
      source.disconnect();
      letGo();
    },
  };
}

function letGo() {
  open -= 1;
  if (open > 0) return;
  void shared?.close();
  shared = null;
}

/** From the effective value of the samples; ears hear decibels, not amplitudes. */
export function loudnessOf(samples: Float32Array): number {
  const square = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
  const decibels = 10 * Math.log10(square || Number.MIN_VALUE);
  return Math.min(Math.max(1 - decibels / SILENCE, 0), 1);
}
