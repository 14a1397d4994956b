/** Mail domains and addresses with which nobody registers, on the wire. */
import type { Author } from './accounts.js';
import { EMAIL_LIMITS, emailFlaw, foldEmail } from './email.js';
import { seenWords } from './one-line.js';

export const BLOCK_KINDS = ['domain', 'address'] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];

export const BLOCK_LIMITS = { blocks: 2_000, what: EMAIL_LIMITS.whole, reason: 500 } as const;

export const BLOCKS_TEXT = {
  blocked: 'Engellendi. Bundan sonraki kayıtları bağlar.',
  lifted: 'Engel kaldırıldı.',
  whatNeeded: 'Bir alan adı ya da e-posta adresi yazın.',
  whatWrong: 'Geçerli bir alan adı (ornek.com) ya da e-posta adresi yazın.',
  already: 'Bu zaten engelli.',
  reasonNeeded: 'Bir gerekçe yazın.',
  reasonLong: `Gerekçe en fazla ${BLOCK_LIMITS.reason} karakter olmalıdır`,
  full: `En fazla ${BLOCK_LIMITS.blocks.toLocaleString('tr-TR')} engel konabilir. Önce gerekmeyenleri kaldırın.`,
  unknown: 'Böyle bir engel yok.',
} as const;

/** Body of `POST /api/console/mail-blocks`. */
export interface BlockMailRequest {
  /** A domain, which stands for those below it too, or an address. */
  what: string;
  reason: string;
}

/** Body of `POST /api/console/mail-blocks/search`. */
export interface SearchBlocksRequest {
  what: string;
}

/** A row of `GET /api/console/mail-blocks`. */
export interface MailBlockRow {
  id: string;
  kind: BlockKind;
  /** Null for an address: of it only a keyed digest is kept. */
  domain: string | null;
  reason: string | null;
  at: string;
  by: Author;
}

/** What somebody means to block: a domain or an address, folded; null when it is neither. */
export function blockedIn(what: string): { readonly kind: BlockKind; readonly value: string } | null {
  const text = what.trim().normalize('NFKC').toLowerCase();
  const at = text.indexOf('@');
  const domain = text.slice(at + 1);
  if (emailFlaw(`x@${domain}`) !== null) return null;
  if (at <= 0) return { kind: 'domain', value: domain };
  return emailFlaw(text) === null ? { kind: 'address', value: mailboxOf(text) } : null;
}

/** The mailbox behind an address: what stands after a plus is a name that its owner made up. */
export function mailboxOf(address: string): string {
  const [local = '', domain = ''] = foldEmail(address).split('@');
  return `${local.split('+')[0] || local}@${domain}`;
}

/** A domain and those above it, the nearest first: `a.b.com`, `b.com`. */
export function domainsOf(address: string): readonly string[] {
  const labels = (address.trim().toLowerCase().split('@').at(-1) ?? '').split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}

export function blockReasonProblem(reason: string): string | null {
  const words = seenWords(reason);
  if (!words) return BLOCKS_TEXT.reasonNeeded;
  return words.length > BLOCK_LIMITS.reason ? BLOCKS_TEXT.reasonLong : null;
}
