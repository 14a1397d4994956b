import { micromark } from 'micromark';
import { SafeHtml } from './html.js';
import { linkedMentions } from './linked-mentions.js';

/** A post stands under the heading of its page and that of its place on it, so its own begin two levels lower. */
const BELOW_POST = 2;
const LOWEST = 6;

/** The installation's own text. Raw HTML in it stays text and addresses are limited to safe schemes: micromark's own rule, never switched off here. */
export const houseText = (source: string): SafeHtml => new SafeHtml(withoutPictures(micromark(source)));

/** A member's text: as the installation's own, but its links count for nothing with search engines; whom it names is linked. */
export function memberText(source: string): SafeHtml {
  const markup = withoutPictures(micromark(source)).replace(/(<\/?h)([1-6])(?=>)/g, (_, tag: string, level: string) => tag + lowered(Number(level)));
  return new SafeHtml(linkedMentions(markup.replaceAll('<a href=', '<a rel="nofollow ugc noopener" href='), source));
}

/** Pictures are named, not loaded: reading tells nobody outside that one reads. */
const withoutPictures = (markup: string): string => markup.replace(/<img src="[^"]*" alt="([^"]*)"(?: title="[^"]*")? \/>/g, 'Görsel: $1');

const lowered = (level: number): number => Math.min(LOWEST, level + BELOW_POST);
