import { slugOf } from '@contracts/slug';

export interface Heading {
  level: number;
  text: string;
}

export interface Entry extends Heading {
  anchor: string;
}

/** With fewer headings a reader sees the whole without a list of them. */
const FEWEST = 3;

/** Headings with an anchor each, none twice, not even where a title ends in a number that another one would be given. */
export function anchored(headings: readonly Heading[]): Entry[] {
  const taken = new Set<string>();
  return headings.map((heading) => {
    const plain = slugOf(heading.text, 'bolum');
    let anchor = plain;
    for (let next = 2; taken.has(anchor); next++) anchor = `${plain}-${next}`;
    taken.add(anchor);
    return { ...heading, anchor };
  });
}

/** What stands in the table of contents of a post; nothing where it would be no help. */
export const contentsOf = (headings: readonly Entry[]): readonly Entry[] => (headings.length < FEWEST ? [] : headings);
