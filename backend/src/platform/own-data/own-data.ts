import type { DomainEvent, RecordedEvent } from '../../kernel/event.js';
import type { MemberNote } from '../../kernel/member-notes.js';

type Rows<E extends DomainEvent> = {
  readonly [Type in E['type']]?: (event: RecordedEvent<Extract<E, { type: Type }>>, memberId: string) => object | null;
};

/** A text of a row that its context has sealed itself, by these keys, the outermost first: it is opened on its way into the copy, null once a key was destroyed. */
export class SealedText {
  constructor(
    readonly keys: readonly string[],
    readonly sealed: string,
    /** What of it stands in the copy. */
    readonly told: (opened: string) => string = (opened) => opened,
  ) {}
}

/** One file of a member's copy of their data: the facts that belong into it, each as a row; null leaves a fact out. */
export interface OwnDataFile<E extends DomainEvent = DomainEvent> {
  /** In a-z and `-`, without an ending. */
  readonly name: string;
  /** Turkish, for the member who reads it. */
  readonly title: string;
  readonly rows: Rows<E>;
}

/** Keeps the event types while giving up the type parameter, so that different files fit into one list. */
export const ownDataFile = <E extends DomainEvent>(definition: OwnDataFile<E>): OwnDataFile => definition as unknown as OwnDataFile;

/** A file of the member that goes into the copy. */
export interface OwnFile {
  /** Its path in the copy; what a later fact says of the same path counts. */
  readonly name: string;
  readonly key: string;
  /** Of a text that is kept sealed: by whose key, and what stands above it in the copy. As it is kept where this is left out. */
  readonly text?: { readonly sealedFor: string; readonly head: string };
  /**
   * Of one whose bytes are encrypted by a key that its context has sealed in a fact, with its name: what opens that, the outermost first, and what
   * it says then. Left out of the copy once a key was destroyed.
   */
  readonly locked?: {
    readonly keys: readonly string[];
    readonly sealed: string;
    readonly open: (opened: string, bytes: Buffer) => { readonly name: string; readonly bytes: Buffer };
  };
}

/** One file of what a member keeps for themselves outside the log: the notes of one kind, each as a row. */
export interface OwnNotesFile {
  /** In a-z and `-`, without an ending. */
  readonly name: string;
  /** Turkish, for the member who reads it. */
  readonly title: string;
  readonly kind: string;
  readonly row: (note: MemberNote) => object;
}

/** What a context has of its members. */
export interface OwnData {
  readonly files: readonly OwnDataFile[];
  readonly notes?: readonly OwnNotesFile[];
  /** Facts that name the member but belong to somebody else. */
  readonly keepsBack?: (event: RecordedEvent, memberId: string) => boolean;
  /** Fields of a fact about the member that were written for somebody else. */
  readonly withholds?: (event: RecordedEvent, memberId: string) => readonly string[];
  /** The file that a fact about the member speaks of, or null. */
  readonly fileOf?: (event: RecordedEvent) => OwnFile | null;
  /** Areas of the file store that hold files of a member, each with a slash at the end. */
  readonly areas?: (memberId: string) => readonly string[];
}

/** What all contexts have of their members; bound by the composition root. */
export abstract class OwnDataCatalog {
  abstract readonly all: readonly OwnData[];
}
