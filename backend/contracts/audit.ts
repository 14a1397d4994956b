/** The proof that the log is what was recorded, on the wire: what the console's audit reads. */

/**
 * What was done to a log or its chain. `record`: not the fact but the chain's own link was changed. `sealed`: facts and links agree with
 * each other but not with a seal, so both were made anew. `forged`: a seal that this installation did not make.
 */
export const FAULT_KINDS = ['edited', 'deleted', 'inserted', 'reordered', 'truncated', 'record', 'sealed', 'forged'] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

export const FAULT_LABEL: Readonly<Record<FaultKind, string>> = {
  edited: 'Olay değiştirilmiş',
  deleted: 'Olay silinmiş',
  inserted: 'Araya olay eklenmiş',
  reordered: 'Olayların sırası değiştirilmiş',
  truncated: 'Kaydın sonu kesilmiş',
  record: 'Zincir halkası değiştirilmiş',
  sealed: 'Mühürlenen kayıt baştan yazılmış',
  forged: 'Mühür bu kurulumun değil',
};

/** The first place, counted from 1, that is not what was recorded; `event` is what stands there now (`stream@revision Type`), `count` of how many facts this is known. */
export interface LogFault {
  readonly kind: FaultKind;
  readonly place: number;
  readonly event: string | null;
  readonly count: number;
}

/** What an operator accepted: from `place` to `up_to` counts what stands in the log since. */
export interface LogGapRow {
  readonly kind: FaultKind;
  readonly place: number;
  readonly up_to: number;
  readonly at: string;
  readonly reason: string;
}

/** What the installation vouches for: the first `size` facts, by head of the chain and root of the tree (hex), with its signature (base64). */
export interface LogSealView {
  readonly size: number;
  readonly at: string;
  readonly head: string;
  readonly root: string;
  readonly signature: string;
}

/** Where seals are published besides in the log: a file, an address, a bucket. */
export const SEAL_PLACE_NAMES = ['file', 'url', 's3'] as const;
export type SealPlaceName = (typeof SEAL_PLACE_NAMES)[number];

export const SEAL_PLACE_LABEL: Readonly<Record<SealPlaceName, string>> = { file: 'bir dosyaya', url: 'bir adrese', s3: 'bir dosya deposuna' };

/** How the log is proven now. */
export interface ChainView {
  /** How many facts are linked, and the hash of the chain over them (hex). */
  readonly facts: number;
  readonly head: string;
  /** The last seal. */
  readonly seal: LogSealView | null;
  /** The installation's Ed25519 key (base64), and how people compare it. */
  readonly public_key: string;
  readonly fingerprint: string;
  /** What was found when the application started or since: from then on it serves reading only. */
  readonly fault: LogFault | null;
  /** When the whole log was last compared while the application ran, and how many facts that were. */
  readonly verified: { readonly at: string; readonly facts: number } | null;
  readonly gaps: readonly LogGapRow[];
  readonly published_to: readonly SealPlaceName[];
}
