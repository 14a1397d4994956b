const TONES = [
  { of: /suspend|ban|delet|restrict/i, tone: 'danger' },
  { of: /warn|mut|hid|moderat|settl|resolv|dismiss/i, tone: 'warn' },
] as const;

/** Colour of an event on the line: sanctions stand out, everything else is quiet. */
export const factTone = (type: string) => TONES.find(({ of }) => of.test(type))?.tone ?? 'primary';
