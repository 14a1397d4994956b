/** A document of one A4 page: what is to stand on it, in the order in which it is read. */

/** The heads of so many entries, and so many lines of each text, have their place before anything else of any part. */
interface First {
  readonly key: string;
  readonly title: string;
  readonly firstLines: number;
}

export interface TextPart extends First {
  readonly kind: 'text';
  readonly text: string;
}

export interface PageEntry {
  /** Beside the entry: its time. */
  readonly when: string;
  readonly title: string;
  /** Behind the title, in the same line. */
  readonly at: string;
  /** Small, below the title. */
  readonly notes: readonly string[];
  readonly text: string;
}

export interface EntriesPart extends First {
  readonly kind: 'entries';
  readonly first: number;
  readonly entries: readonly PageEntry[];
}

export interface GroupsPart extends First {
  readonly kind: 'groups';
  readonly groups: readonly { readonly label: string; readonly items: readonly string[] }[];
}

export type PagePart = TextPart | EntriesPart | GroupsPart;

export interface Contact {
  readonly text: string;
  /** Where it leads; null where nothing is opened by it. */
  readonly href: string | null;
}

export interface OnePage {
  /** Of the document, for the window that shows it; the name that stands on the page goes before it. */
  readonly kind: string;
  readonly language: string;
  /** The first that has signs which can be drawn. */
  readonly names: readonly string[];
  readonly line: string;
  readonly contacts: readonly Contact[];
  readonly photo: { readonly jpeg: Uint8Array; readonly alt: string } | null;
  readonly parts: readonly PagePart[];
}

/** The key of what stands above all parts. */
export const HEAD = 'head';

/** What has no place on the page, by the key of its part: whole entries, and texts that stand there in part. */
export interface LeftOut {
  readonly key: string;
  readonly entries: number;
  readonly shortened: number;
}

export const WEIGHTS = ['regular', 'medium', 'semibold'] as const;
export type Weight = (typeof WEIGHTS)[number];

/** How wide signs are in parts of the size, or null where there is nothing to draw one with. */
export type Metrics = (sign: string, weight: Weight) => number | null;

export type Ink = 'text' | 'muted' | 'accent';

/** A text in one line; `y` is its upper edge, in points from that of the page. */
export interface Run {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly weight: Weight;
  readonly size: number;
  readonly ink: Ink;
  readonly spread?: number;
  readonly href?: string | null;
}

/** What belongs together for whoever has the page read to them. */
export interface Block {
  readonly tag: 'H1' | 'H2' | 'H3' | 'P';
  readonly runs: readonly Run[];
}

/** A page on which everything has its place. */
export interface FittedPage {
  readonly name: string;
  readonly blocks: readonly Block[];
  readonly rules: readonly { readonly x: number; readonly y: number; readonly width: number }[];
  readonly photo: { readonly x: number; readonly y: number; readonly side: number };
  readonly leftOut: readonly LeftOut[];
  /** Whether there were signs that cannot be drawn. */
  readonly lacksSigns: boolean;
}

/** A4, in points. */
export const PAGE = { width: 595.28, height: 841.89, side: 48, top: 46, bottom: 42 } as const;
