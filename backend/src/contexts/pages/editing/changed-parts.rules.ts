import type { ApprovalChange } from '../../../../contracts/approvals.js';
import type { PageText } from '../../../../contracts/page-editing.js';

const NOTHING = '–';

/** What changes from one text to another: title, description, and every paragraph that goes, comes or moves. Whoever confirms it has read all of it. */
export function changedParts(from: PageText, to: PageText): readonly ApprovalChange[] {
  const line = (label: string, field: 'title' | 'description'): ApprovalChange[] =>
    from[field] === to[field] ? [] : [{ label, from: from[field] || null, to: to[field] || NOTHING }];
  return [...line('Başlık', 'title'), ...line('Açıklama', 'description'), ...paragraphs(from.markdown, to.markdown)];
}

/** With the room around them: a paragraph that is indented is another one. */
const partsOf = (markdown: string): readonly string[] => markdown.split(/\n{2,}/);

/** Where a paragraph stood, and where it stands. */
type Place = readonly [was: number, is: number];

function paragraphs(from: string, to: string): readonly ApprovalChange[] {
  const [before, after] = [partsOf(from), partsOf(to)];
  const kept = keptOf(before, after);
  const went = without(
    before,
    kept.map(([was]) => was),
  );
  const came = without(
    after,
    kept.map(([, is]) => is),
  );
  const pairs = Array.from({ length: Math.max(went.length, came.length) }, (_, at): ApprovalChange => {
    return { label: `Metin ${at + 1}`, from: went[at] ?? null, to: came[at] ?? NOTHING };
  });
  const moved = movedOf(kept).map(
    ([was, is]): ApprovalChange => ({ label: `${was + 1}. paragraf ${is + 1}. sıraya taşındı`, from: null, to: after[is] ?? NOTHING }),
  );
  if (pairs.length + moved.length === 0 && from !== to) return [{ label: 'Metin', from: null, to: 'paragrafların aralıkları' }];
  return [...pairs, ...moved];
}

function without(parts: readonly string[], places: readonly number[]): readonly string[] {
  const gone = new Set(places);
  return parts.filter((_, at) => !gone.has(at));
}

/** The paragraphs that both texts have, in the order of the first; of several alike the first is the first. */
function keptOf(before: readonly string[], after: readonly string[]): readonly Place[] {
  const places = new Map<string, number[]>();
  for (const [is, part] of after.entries()) {
    const alike = places.get(part);
    if (alike) alike.push(is);
    else places.set(part, [is]);
  }
  const met = new Map<string, number>();
  return before.flatMap((part, was): Place[] => {
    const nth = met.get(part) ?? 0;
    met.set(part, nth + 1);
    const is = places.get(part)?.[nth];
    return is === undefined ? [] : [[was, is]];
  });
}

/** All but the most that stand in one order before and after: as few as possible are said to have moved. */
function movedOf(kept: readonly Place[]): readonly Place[] {
  // For each length the row of that many in order that ends first: where it ends, and what stands before that.
  const ends: number[] = [];
  const previous: number[] = [];
  for (const [at, [, is]] of kept.entries()) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((kept[ends[middle] ?? -1]?.[1] ?? -1) < is) low = middle + 1;
      else high = middle;
    }
    previous[at] = ends[low - 1] ?? -1;
    ends[low] = at;
  }
  const stays = new Set<number>();
  for (let at = ends.at(-1) ?? -1; at >= 0; at = previous[at] ?? -1) stays.add(at);
  return kept.filter((_, at) => !stays.has(at));
}
