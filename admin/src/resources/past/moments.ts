import type { PastKind, PastRef, PastView } from '@contracts/travel';
import { ONLY_ID } from '@contracts/travel';

type Shown = Pick<PastView, 'facts' | 'fact'>;

/** Where the fact that is looked at stands among all; -1 before the first. */
const reached = ({ facts, fact }: Shown): number => facts.findIndex(({ id }) => id === fact);

const PLACE = /^\d+$/;
/** Where one stands among the facts by what the address asks for, which may be ahead of what is shown; -1 before the first. */
export const standing = (view: Shown, asked: string | null): number =>
  asked !== null && PLACE.test(asked) ? view.facts.findLastIndex(({ position }) => position <= Number(asked)) : reached(view);

/** The places of the facts before and after the one that is looked at, as `?at=` names them. */
export function neighboursOf(view: Shown): string[] {
  const index = reached(view);
  return [view.facts[index - 1], view.facts[index + 1]].flatMap((fact) => (fact ? [String(fact.position)] : []));
}

/** There is one of it: it goes by its kind. */
export const isOnly = (kind: PastKind): kind is keyof typeof ONLY_ID => Object.hasOwn(ONLY_ID, kind);

/** The address at which a thing is shown as it stood. */
export const pastAddress = ({ kind, id }: PastRef, at?: string | number) => ({
  pathname: isOnly(kind) ? `/past/${kind}` : `/past/${kind}/${id}`,
  search: at === undefined ? '' : `?at=${encodeURIComponent(at)}`,
});

/** Where it is shown as it stands now; null where the console has no page of it. */
export function presentAddress({ kind, id }: PastRef): string | null {
  switch (kind) {
    case 'case':
      return `/cases/${id}`;
    case 'member':
      return `/members/${id}`;
    case 'queue':
      return '/cases';
    case 'category':
      return '/categories';
    case 'content':
    case 'policy':
      return null;
  }
}

const second = new Intl.DateTimeFormat('tr-TR', { dateStyle: 'long', timeStyle: 'medium' });
const day = new Intl.DateTimeFormat('tr-TR', { day: 'numeric', month: 'short', year: 'numeric' });
const clock = new Intl.DateTimeFormat('tr-TR', { hour: '2-digit', minute: '2-digit', second: '2-digit' });

/** '21 Kasım 2026 14:02:11' */
export const toTheSecond = (iso: string): string => second.format(new Date(iso));
export const dayOf = (iso: string): string => day.format(new Date(iso));
export const clockOf = (iso: string): string => clock.format(new Date(iso));

/** What a field of the browser takes: the time of here, to the minute. */
export function fieldTime(iso: string): string {
  const date = new Date(iso);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
