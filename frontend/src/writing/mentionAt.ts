export interface OpenMention {
  /** Where its `@` stands. */
  readonly from: number;
  /** What has been typed behind it. */
  readonly typed: string;
}

const OPEN = /(?<![\p{L}\p{N}_.@/-])@([\p{L}\p{N}_.]{0,30})$/u;

/** The mention that is being typed at the caret, or null; inside of code there is none, and of a mere `@` only where `beginsAtOnce`. */
export function mentionAt(text: string, caret: number, beginsAtOnce = false): OpenMention | null {
  const before = text.slice(0, caret);
  const [, typed] = OPEN.exec(before) ?? [];
  if (typed === undefined || (typed === '' && !beginsAtOnce) || isInCode(before)) return null;
  return { from: caret - typed.length - 1, typed };
}

function isInCode(before: string): boolean {
  const fences = before.match(/^ {0,3}(```|~~~)/gm) ?? [];
  const line = before.slice(before.lastIndexOf('\n') + 1);
  return fences.length % 2 === 1 || (line.match(/`/g)?.length ?? 0) % 2 === 1;
}
