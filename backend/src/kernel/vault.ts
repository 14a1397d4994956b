/** The key of a subject was destroyed: nothing can be sealed for them any more. */
export class SubjectForgotten extends Error {
  constructor(subject: string) {
    super(`the key of ${subject} was destroyed`);
    this.name = 'SubjectForgotten';
  }
}

/** The subject under whose key stands what a member wrote for others: a key apart from the person's own, since texts may stay when the person goes. */
export const textsOf = (memberId: string): string => `${memberId}/texts`;
/** The tree from which every version of every text of a member has a key of its own: one row of the vault, however much they write. */
export const versionsOf = (memberId: string): string => `${textsOf(memberId)}#`;
/** The subject of one version of a text: destroyed alone, or with all others when the tree is. */
export const versionOf = (memberId: string, textId: string, version: number): string => `${versionsOf(memberId)}${textId}.${version}`;

/** Where a subject's key is kept, and which leaf of it the subject is when it is a tree; the tree itself is the empty leaf. */
export function placeOfKey(subject: string): { readonly row: string; readonly leaf: string | null } {
  const at = subject.indexOf('#');
  return at < 0 ? { row: subject, leaf: null } : { row: subject.slice(0, at + 1), leaf: subject.slice(at + 1) };
}

/** Secrets that must never stand in the log: keys of data subjects, password hashes, one-time tokens, what second factors are checked against. */
export interface Vault {
  /** Encrypts a text under a subject's key, which is made at the first use; rejects with SubjectForgotten once it has been destroyed. */
  seal(subject: string, plain: string): Promise<string>;
  /** The text, or null once the subject's key has been destroyed. */
  open(subject: string, sealed: string): Promise<string | null>;
  /** Destroys a subject's key: nothing sealed under it can ever be read again. */
  forget(subject: string): Promise<void>;
  /** Whether a subject's key was destroyed. */
  isForgotten(subject: string): Promise<boolean>;
  /** A keyed digest that is the same for the same text, for names of streams that must not tell the text. */
  blind(purpose: string, text: string): string;
}

export interface Credentials {
  /** Keeps an Argon2id hash of the password. */
  set(memberId: string, password: string): Promise<void>;
  /** Whether the password is right; takes as long for a member without one. */
  verify(memberId: string | null, password: string): Promise<boolean>;
  /** Whether a member has a password at all. */
  has(memberId: string): Promise<boolean>;
  /** Throws a member's password away; nothing happens when there is none. */
  dropPassword(memberId: string): Promise<void>;
}

export interface OneTimeToken {
  readonly purpose: string;
  readonly memberId: string;
  /** ISO time. */
  readonly expiresAt: string;
}

export interface OneTimeTokens {
  /** Makes a token of 256 unguessable bits, of which only a digest is kept. */
  issue(content: OneTimeToken): Promise<string>;
  /** The same with a name that is known, in the place of a token. */
  put(token: string, content: OneTimeToken): Promise<void>;
  /** What the token stands for, or null when it is unknown, used or over. */
  find(token: string, purpose: string, now: string): Promise<OneTimeToken | null>;
  /** Ends all tokens of a member for a purpose. */
  spend(memberId: string, purpose: string): Promise<void>;
  /** Ends all tokens of a member for every purpose but those that are kept. */
  spendAll(memberId: string, kept?: readonly string[]): Promise<void>;
  /** Throws away the tokens whose time was over at `now` (ISO). */
  purge(now: string): Promise<void>;
}

/** What is kept for a member under a name, sealed with the member's key: whoever is forgotten takes it along. */
export interface Secrets {
  /** Keeps a text in the place of the one that had the name. */
  keep(memberId: string, name: string, text: string): Promise<void>;
  /** The text, or null when there is none or its member was forgotten. */
  recall(memberId: string, name: string): Promise<string | null>;
  drop(memberId: string, name: string): Promise<void>;
}
