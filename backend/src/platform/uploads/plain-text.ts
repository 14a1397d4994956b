/** What browsers and shells take for more than text, whatever its name says. */
const ACTIVE = /^(<[a-z!?/]|#!)/i;
/** All but tabs and the ends of lines. */
const CONTROL = /[^\P{Cc}\t\n\r]/u;

/** Whether bytes are a text in UTF-8 and nothing else. */
export function isPlainText(bytes: Buffer): boolean {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return false;
  }
  return !CONTROL.test(text) && !ACTIVE.test(text.trimStart());
}
