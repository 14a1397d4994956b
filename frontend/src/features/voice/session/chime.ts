/** Hertz, one after the other: up for who comes, down for who goes. */
const NOTES = { joined: [523, 784], left: [587, 392] } as const;
const NOTE_S = 0.09;
const LOUDNESS = 0.06;

/** Plays two short notes. Until the member has clicked on the page, the browser keeps silent by itself. */
export function chime(what: keyof typeof NOTES) {
  const context = new AudioContext();
  if (context.state !== 'running') return void context.close();
  const gain = new GainNode(context, { gain: LOUDNESS });
  gain.connect(context.destination);
  const notes = NOTES[what].map((frequency, at) => {
    const note = new OscillatorNode(context, { frequency, type: 'sine' });
    note.connect(gain);
    note.start(context.currentTime + at * NOTE_S);
    note.stop(context.currentTime + (at + 1) * NOTE_S);
    return note;
  });
  notes.at(-1)?.addEventListener('ended', () => void context.close());
}
