import { anchored, type Entry } from './contents';
import classes from './PostText.module.css';

/** Before an anchor in the page: what a writer calls a heading must not be the name of something else on it. */
const PREFIX = 'b-';
/** Of the headings in a text: above them stand those of the page and of the text. */
const HIGHEST = 3;

/** Gives the headings of a shown text their anchors and its pictures their captions; doing it again changes nothing. Answers the headings with their anchors. */
export function prepareWords(text: HTMLElement): Entry[] {
  for (const picture of text.querySelectorAll('img')) caption(picture);
  const headings = [...text.querySelectorAll<HTMLElement>('h3, h4, h5, h6')];
  const entries = anchored(headings.map((heading) => ({ level: Number(heading.tagName.slice(1)), text: wordsOf(heading) })));
  const top = Math.min(...entries.map(({ level }) => level));
  return entries.map((entry, index) => {
    const anchor = PREFIX + entry.anchor;
    const heading = headings[index];
    if (heading) {
      linkTo(heading, anchor, entry.text);
      // Whoever listens hears no level left out, whichever one the writer began with.
      heading.setAttribute('aria-level', String(HIGHEST + entry.level - top));
    }
    return { ...entry, anchor };
  });
}

const wordsOf = (heading: HTMLElement): string =>
  [...heading.childNodes]
    .filter((node) => !(node instanceof HTMLElement && node.dataset.anchor))
    .map(({ textContent }) => textContent ?? '')
    .join('')
    .trim();

function linkTo(heading: HTMLElement, anchor: string, words: string): void {
  heading.id = anchor;
  if (heading.querySelector('[data-anchor]')) return;
  const link = document.createElement('a');
  link.href = `#${anchor}`;
  link.dataset.anchor = anchor;
  link.className = classes.anchor ?? '';
  link.textContent = '#';
  link.setAttribute('aria-label', `Bu bölümün bağlantısı: ${words}`);
  heading.append(link);
}

/** What a picture shows stands under it where it has a line of its own; whoever listens has heard it with the picture. */
function caption(picture: HTMLImageElement): void {
  const line = picture.parentElement;
  const isAlone = line?.tagName === 'P' && line.childNodes.length === 1;
  if (!line || !isAlone || !picture.alt) return;
  const figure = document.createElement('figure');
  const words = document.createElement('figcaption');
  words.textContent = picture.alt;
  words.setAttribute('aria-hidden', 'true');
  line.replaceWith(figure);
  figure.append(picture, words);
}
