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
/** Nobody reads a longer list, and where one is in it is looked for whenever the page is scrolled. */
const MOST = 200;

/** Headings with an anchor each, none twice, not even where a title ends in a number that another one would be given. */
export function anchored(headings: readonly Heading[]): Entry[] {
  const taken = new Set<string>();
  // Up to which number each name was given: thousands of headings may have the same one.
  const counted = new Map<string, number>();
  return headings.map((heading) => {
    const plain = slugOf(heading.text, 'bolum');
    let number = counted.get(plain) ?? 1;
    const named = () => (number === 1 ? plain : `${plain}-${number}`);
    while (taken.has(named())) number++;
    counted.set(plain, number);
    taken.add(named());
    return { ...heading, anchor: named() };
  });
}

/** What stands in the table of contents of a post, the lower levels only as far as there is room; nothing where it would be no help. */
export function contentsOf(headings: readonly Entry[]): readonly Entry[] {
  if (headings.length < FEWEST) return [];
  const levels = [...new Set(headings.map(({ level }) => level))].sort((one, other) => one - other);
  const downTo = levels.findLast((lowest) => headings.filter(({ level }) => level <= lowest).length <= MOST) ?? levels[0] ?? 0;
  return headings.filter(({ level }) => level <= downTo).slice(0, MOST);
}
