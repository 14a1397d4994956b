import { isReservedSlug } from '../../../../contracts/blog-problems.js';
import { POST_LIMITS } from '../../../../contracts/blog-writing.js';
import { slugOf } from '../../../../contracts/slug.js';

/** So many posts of one name have a number behind it; each further one has a part of its id. */
const NUMBERED = 20;
/** Room for what tells posts of one name apart. */
const TAIL = 9;
const ID_PART = 8;

/** The address that a title gives, with room for a number behind it. */
export const addressOf = (title: string): string => trimmed(slugOf(title, 'yazi'), POST_LIMITS.slug - TAIL);

/** The addresses to be tried for a post one after the other; the last one is nobody else's. */
export function addressesFor(wanted: string, postId: string): readonly string[] {
  const base = trimmed(wanted, POST_LIMITS.slug - TAIL);
  const first = isReservedSlug(wanted) ? [] : [wanted];
  const numbered = Array.from({ length: NUMBERED - 1 }, (_, at) => `${base}-${at + 2}`);
  return [...first, ...numbered, `${base}-${postId.replaceAll('-', '').slice(-ID_PART)}`];
}

/** Whether an address is one that `addressesFor` gives for what is wanted: it stays then. */
export const isAddressFor = (address: string, wanted: string, postId: string): boolean => addressesFor(wanted, postId).includes(address);

const trimmed = (address: string, longest: number): string => address.slice(0, longest).replace(/-+$/, '');
