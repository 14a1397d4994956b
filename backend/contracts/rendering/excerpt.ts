/** The one way from a text to its words: rows, notices, feeds, descriptions and search say the same of it as the page does. For the server; a browser gets them in answers. */
import createParser, { type Token } from 'markdown-it';
import { withoutTowers } from '../one-line.js';
import { boundProblem, TEXT_BOUNDS } from '../text-bounds.js';
import { isSafeAddress, wordsOf } from './markdown.js';

const LENGTH = 180;
/** Marks make a text longer than its words; more of it than this is not read for an excerpt. */
const readFor = (length: number): number => 4 * length + 200;

/** What may be a mark: inside a line, or where one begins. A text without any is its own words. */
const IN_LINE = /[\\`*_~[\]<>&#|\0]/;
const AT_LINE_START = /^[ \t]*(?:[-+=]|\d{1,9}[.)])/m;
const TASK = /^\[[ xX]\]\s/;

const parser = createParser('default', { html: false, linkify: false, typographer: false });
parser.validateLink = isSafeAddress;

/** A text as one line of words, code included as it stands; `heaviest`: what its marks may weigh to be understood. */
export function plainWords(markdown: string, heaviest: number = TEXT_BOUNDS.weight): string {
  const words = isMarked(markdown, heaviest) ? parser.parse(markdown, {}).map(wordsOfBlock).join(' ') : markdown;
  return words.replace(/\s+/g, ' ').trim();
}

const isMarked = (markdown: string, heaviest: number): boolean =>
  (IN_LINE.test(markdown) || AT_LINE_START.test(markdown)) && boundProblem(markdown, heaviest) === null;

function wordsOfBlock({ type, content, children }: Token, index: number, tokens: readonly Token[]): string {
  if (type === 'fence' || type === 'code_block') return content;
  if (type !== 'inline') return '';
  const words = wordsOf(children ?? []);
  return tokens[index - 2]?.type === 'list_item_open' ? words.replace(TASK, '') : words;
}

/** The beginning of a text as one line of words, cut at a word's end where that leaves enough. It stands among others' words and covers none of them. */
export function excerptOf(markdown: string, length = LENGTH): string {
  const beginning = beginningOf(markdown, readFor(length));
  const words = withoutTowers(plainWords(beginning));
  const isAll = beginning.length === markdown.length;
  if (words.length <= length) return isAll ? words : `${words}…`;
  return `${cutAt(words, length)}…`;
}

/** At most so much of a text; not half a word, an address or an entity, where there is any room in it. */
function beginningOf(markdown: string, length: number): string {
  if (markdown.length <= length) return markdown;
  const [cut = ''] = /^[\s\S]*\s(?=\S*$)/.exec(markdown.slice(0, length)) ?? [];
  return cut.trim() === '' ? markdown.slice(0, wholeSigns(markdown, length)) : cut;
}

function cutAt(words: string, length: number): string {
  const space = words.lastIndexOf(' ', length);
  return words.slice(0, space > length / 2 ? space : wholeSigns(words, length)).trimEnd();
}

const graphemes = new Intl.Segmenter('tr', { granularity: 'grapheme' });
/** The longest sign that is looked at: a flag or a family is shorter. */
const LONGEST_SIGN = 64;

/** How many units there are before the sign that stands at a length; of a sign that is longer than any, as many as were asked for. */
export function wholeSigns(text: string, length: number): number {
  const from = Math.max(0, length - LONGEST_SIGN);
  const begin = graphemes.segment(text.slice(from, length + LONGEST_SIGN)).containing(length - from)?.index;
  if (begin) return from + begin;
  return /[\uDC00-\uDFFF]/.test(text[length] ?? '') && /[\uD800-\uDBFF]/.test(text[length - 1] ?? '') ? length - 1 : length;
}
