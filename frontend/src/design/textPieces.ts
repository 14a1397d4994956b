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

const isOwn = (address: string) => /^\/(?![/\\])/.test(address);
const isProfile = (address: string) => /^\/profile\/[^/?#]+$/.test(address);
const isHere = (address: string) => isOwn(address) || address.startsWith('#');

/** Gives a text what its HTML does not say: places above its code, and where its links open. Doing it again changes nothing. */
export function prepareText(text: HTMLElement, house: boolean): CodeInText[] {
  if (!house) for (const link of text.querySelectorAll('a')) if (!isHere(link.getAttribute('href') ?? '')) link.target = '_blank';
  return [...text.querySelectorAll('pre')].flatMap((block, index) => {
    const code = block.querySelector('code');
    if (!code || house) return [];
    const head = headOf(block);
    return [{ key: String(index), code, head, language: /(?:^|\s)language-(\S+)/.exec(code.className)?.[1] ?? null, file: head.dataset.file ?? null }];
  });
}

function headOf(block: HTMLElement): HTMLElement {
  const known = block.previousElementSibling;
  if (known instanceof HTMLElement && known.className === classes.head) return known;
  const frame = document.createElement('div');
  frame.className = classes.block ?? '';
  const head = document.createElement('div');
  head.className = classes.head ?? '';
  const named = block.closest('figure');
  const file = named?.querySelector('figcaption')?.textContent;
  if (file) head.dataset.file = file;
  (named ?? block).replaceWith(frame);
  // Wide code scrolls, and without a mouse only what has the focus can be scrolled.
  block.tabIndex = 0;
  frame.append(head, block);
  return head;
}

/** Where a click in a text leads inside the app, or null when it is the browser's to follow. */
export function wayInApp(event: MouseEvent, house: boolean): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const address = link?.getAttribute('href') ?? '';
  return isProfile(address) || (house && isOwn(address)) ? address : null;
}
