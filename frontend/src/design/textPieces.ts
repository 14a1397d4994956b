import classes from './CodeBlock.module.css';

/** A block of code in a text that is shown. */
export interface CodeInText {
  readonly key: string;
  readonly code: HTMLElement;
  /** Above it: what language it is and a way to copy it. */
  readonly head: HTMLElement;
  /** As it was written behind the fence. */
  readonly language: string | null;
  /** The file that it is of, as its writer says. */
  readonly file: string | null;
}

/** Blocks of code in one text that get a head; those behind them stand as they are, so that thousands of them hold no page up. */
const MOST_HEADS = 200;
/** Characters of code that get colours, of all blocks of a text and of one: for a word or a row of words the grammars need its length squared. */
const MOST_COLOURED = 100_000;
const LONGEST_COLOURED = 10_000;

const isOwn = (address: string) => /^\/(?![/\\])/.test(address);
const isProfile = (address: string) => /^\/profile\/[^/?#]+$/.test(address);
const isHere = (address: string) => isOwn(address) || address.startsWith('#');

/** Gives a text what its HTML does not say: places above its code, and where its links open. Doing it again changes nothing. */
export function prepareText(text: HTMLElement, house: boolean): CodeInText[] {
  if (!house) for (const link of text.querySelectorAll('a')) if (!isHere(link.getAttribute('href') ?? '')) link.target = '_blank';
  if (house) return [];
  return [...text.querySelectorAll('pre')].flatMap((block, index) => {
    const code = block.querySelector('code');
    if (!code) return [];
    // Wide code scrolls, and without a mouse only what has the focus can be scrolled.
    block.tabIndex = 0;
    const named = block.closest('figure');
    // Behind the last head a name stays the caption that it is.
    if (index >= MOST_HEADS && named) return [];
    const frame = framed(block, named);
    if (index >= MOST_HEADS) return [];
    const head = headIn(frame);
    return [{ key: String(index), code, head, language: /(?:^|\s)language-(\S+)/.exec(code.className)?.[1] ?? null, file: frame.dataset.file ?? null }];
  });
}

/** Those blocks whose language was named, as long as there is room; one that is too long leaves it to those behind it. */
export function toBeColoured(codes: readonly CodeInText[]): { code: HTMLElement; language: string }[] {
  let room = MOST_COLOURED;
  return codes.flatMap(({ code, language }) => {
    const length = code.textContent?.length ?? 0;
    if (!language || length > Math.min(room, LONGEST_COLOURED)) return [];
    room -= length;
    return [{ code, language }];
  });
}

function framed(block: HTMLElement, named: HTMLElement | null): HTMLElement {
  const known = block.parentElement;
  if (known && known.className === classes.block) return known;
  const frame = document.createElement('div');
  frame.className = classes.block ?? '';
  const file = named?.querySelector('figcaption')?.textContent;
  if (file) frame.dataset.file = file;
  (named ?? block).replaceWith(frame);
  frame.append(block);
  return frame;
}

function headIn(frame: HTMLElement): HTMLElement {
  const known = frame.firstElementChild;
  if (known instanceof HTMLElement && known.className === classes.head) return known;
  const head = document.createElement('div');
  head.className = classes.head ?? '';
  frame.prepend(head);
  return head;
}

/** Where a click in a text leads inside the app, or null when it is the browser's to follow. */
export function wayInApp(event: MouseEvent, house: boolean): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const address = link?.getAttribute('href') ?? '';
  return isProfile(address) || (house && isOwn(address)) ? address : null;
}
