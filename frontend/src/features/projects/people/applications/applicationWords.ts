import type { ApplicationRow, ApplicationState, Posting } from '@contracts/help-wanted';

const ORDER: readonly ApplicationState[] = ['new', 'seen', 'accepted', 'rejected', 'withdrawn'];

/** New ones first, then those that were looked at; the newest first among equals. `first`: how each stood when it was listed first, so that none moves while it is read. */
export function inOrder(rows: readonly ApplicationRow[], first: ReadonlyMap<string, ApplicationState> = new Map()): ApplicationRow[] {
  const rank = ({ id, state }: ApplicationRow) => ORDER.indexOf(first.get(id) ?? state);
  return rows.toSorted((one, other) => rank(one) - rank(other) || other.created_at.localeCompare(one.created_at));
}

export const isWaiting = ({ state }: { state: ApplicationState }): boolean => state === 'new' || state === 'seen';

/** What follows when an application is accepted. */
export function acceptEffect(name: string, { places, taken }: Pick<Posting, 'places' | 'taken'>): string {
  const free = places - taken;
  if (free <= 1) return `${name} projeye üye olarak katılır. Bu son yer: ilan dolar, bekleyen öteki başvuranlara haber verilir.`;
  return `${name} projeye üye olarak katılır; ilanda ${free - 1} yer kalır.`;
}

export const rejectEffect = (name: string): string =>
  `${name} başvurusunun sonucunu “ret” olarak görür ve ona haber verilir. Bu geri alınamaz; sonradan anlaşırsanız üye olarak davet edebilirsiniz.`;
