import type { MemberLink, Remote } from './member-link.js';

interface Place {
  readonly link: Pick<MemberLink, 'isAt'>;
  readonly remote: Remote;
}

/** A browser tries a few ways at once; each new port of a flood would be kept otherwise. */
const MOST_OF_A_LINK = 8;

/** From where the browsers send, and which link is meant by what comes from there. */
export class Places<L extends Place['link']> {
  private readonly byKey = new Map<string, { readonly link: L; readonly remote: Remote }>();

  at(key: string): { readonly link: L; readonly remote: Remote } | undefined {
    return this.byKey.get(key);
  }

  /** Gives a place to a link; null when another link that stands is reached there. */
  take(link: L, key: string, make: () => Remote): Remote | null {
    const before = this.byKey.get(key);
    if (before && before.link !== link && before.link.isAt(before.remote)) return null;
    const remote = before?.link === link ? before.remote : make();
    this.byKey.delete(key);
    this.byKey.set(key, { link, remote });
    if (before?.link !== link) this.dropOldest(link);
    return remote;
  }

  forget(link: L): void {
    for (const [key, place] of this.byKey) if (place.link === link) this.byKey.delete(key);
  }

  private dropOldest(link: L): void {
    const own = [...this.byKey].filter(([, place]) => place.link === link);
    const oldest = own.find(([, { remote }]) => !link.isAt(remote));
    if (own.length > MOST_OF_A_LINK && oldest) this.byKey.delete(oldest[0]);
  }
}
