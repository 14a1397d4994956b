import type { Edit } from './edit';

const LINK_TEXT = 'bağlantı metni';
const START = 'https://';

/** A web address and nothing else. */
export const isAddress = (text: string): boolean => /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);

const bracketed = (text: string) => text.replace(/[[\]]/g, '\\$&');
const target = (address: string) => (/[()]/.test(address) ? `<${address}>` : address);

/** A link made of what is chosen; what is still missing is selected. */
export function linkEdit(text: string, from: number, to: number): Edit {
  const chosen = text.slice(from, to);
  if (isAddress(chosen)) return selecting(from, to, '[', LINK_TEXT, `](${target(chosen)})`);
  return chosen ? selecting(from, to, `[${chosen}](`, START, ')') : selecting(from, to, '[', LINK_TEXT, `](${START})`);
}

/** An address that is pasted over words makes them a link; null where it is to be pasted as it is. */
export function pastedLink(text: string, from: number, to: number, pasted: string): Edit | null {
  const chosen = text.slice(from, to);
  const address = pasted.trim();
  if (!isAddress(address) || !chosen.trim() || chosen.includes('\n') || isAddress(chosen.trim())) return null;
  const insert = `[${bracketed(chosen)}](${target(address)})`;
  return { from, to, insert, selectFrom: from + insert.length, selectTo: from + insert.length };
}

function selecting(from: number, to: number, before: string, middle: string, after: string): Edit {
  const selectFrom = from + before.length;
  return { from, to, insert: before + middle + after, selectFrom, selectTo: selectFrom + middle.length };
}
