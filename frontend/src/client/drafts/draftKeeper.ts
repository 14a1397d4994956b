import { DRAFT_CODE, type DraftConflict, type KeptDraft } from '@contracts/drafts';
import { ApiError, hasCode } from '../apiError';
import type { Described, DraftPlace } from './draftPlaces';
import { type Known, keepKnown, localKnown, localText, textKey } from './localDraft';
import { type OpenDraft, openDrafts } from './openDrafts';

/** How long after the last key the server's copy follows, and how long after a failure it is tried again. */
const FOLLOW_MS = 1_500;
const RETRY_MS = 10_000;
/** Browsers send no more than 64 KiB for a page that is gone. */
const LARGEST_LAST_WORD = 20_000;

interface Listener {
  /** Puts another text in the place of what is typed; null empties it. */
  replace: (text: string | null) => void;
  /** Told when there is a newer draft to choose from, or null when there is none any more. */
  offer: (newer: string | null) => void;
}

/** Keeps the server's copy of one draft up to date; what is typed here never takes the place of what was typed elsewhere unless its writer says so. */
export class DraftKeeper implements OpenDraft {
  private text: string | null;
  private known: Known;
  private newer: Pick<KeptDraft, 'content' | 'version'> | null = null;
  private touched = false;
  /** What another tab typed last: it keeps that on this device itself. */
  private echoed: string | null = null;
  private described: Described = { title: '', excerpt: '' };
  private timer: ReturnType<typeof setTimeout> | undefined;
  private saving: Promise<void> = Promise.resolve();
  private looking: Promise<void> = Promise.resolve();
  private isLeaving = false;
  private hurry = () => {};
  private readonly hurried = new Promise<void>((resolve) => {
    this.hurry = resolve;
  });

  constructor(
    private readonly name: string,
    private readonly place: DraftPlace,
    private readonly listener: Listener,
  ) {
    this.text = localText(name);
    this.known = localKnown(name);
  }

  /** Compares with the server and follows it until the returned function is called. */
  follow(): () => void {
    openDrafts.add(this);
    const look = () => document.visibilityState === 'visible' && void this.look();
    const onStorage = ({ key, newValue, oldValue }: StorageEvent) => key === textKey(this.name) && this.onOtherTab(newValue, oldValue);
    addEventListener('storage', onStorage);
    addEventListener('visibilitychange', look);
    void this.look();
    return () => {
      removeEventListener('storage', onStorage);
      removeEventListener('visibilitychange', look);
      void this.save().finally(() => openDrafts.delete(this));
    };
  }

  /** Null when nothing is typed. */
  change(text: string | null, described: Described) {
    this.described = described;
    if (text === this.text) return;
    this.text = text;
    this.touched = true;
    this.echoed = null;
    keepKnown(this.name, this.known);
    this.later(FOLLOW_MS);
  }

  get isUnsaved(): boolean {
    return this.text !== null && this.text !== this.known.text;
  }

  /** Whether another text was typed elsewhere and neither was chosen yet. */
  get isContested(): boolean {
    return this.newer !== null;
  }

  /** Whether another tab keeps this text on this device: to keep it once more here could bring back what was sent there meanwhile. */
  isKeptElsewhere(text: string): boolean {
    return text === this.echoed;
  }

  open() {
    if (!this.newer) return;
    const { content, version } = this.newer;
    if (version) this.adopt(content, { version, text: content });
    else this.echo(content);
  }

  keep() {
    if (!this.newer) return;
    this.known = this.newer.version ? { version: this.newer.version, text: this.newer.content } : localKnown(this.name);
    this.offer(null);
    void this.save();
  }

  /** It was sent, or thrown away. */
  done() {
    this.text = null;
    this.offer(null);
    void this.save();
  }

  /** Brings the server's copy up to date now, one request after the other; whoever leaves waits for no answer to a look. */
  save(isLeaving = false): Promise<void> {
    clearTimeout(this.timer);
    this.isLeaving ||= isLeaving;
    if (isLeaving) this.hurry();
    const { looking } = this;
    this.saving = this.saving.then(() => Promise.race([looking, this.hurried])).then(() => this.send());
    return this.saving;
  }

  private async send(): Promise<void> {
    const { text, known } = this;
    if (this.newer || text === known.text) return;
    const keepalive = this.isLeaving && (text?.length ?? 0) < LARGEST_LAST_WORD;
    try {
      if (text !== null) this.learn(await this.put(text, known.version, keepalive));
      else if (known.version) await this.place.remove({ keepalive });
      if (text === null) this.learn({ version: null, text: null });
    } catch (error) {
      this.onFailure(error);
    }
  }

  private async put(content: string, version: string | null, keepalive: boolean): Promise<Known> {
    const kept = await this.place.save({ content, version, ...this.described }, { keepalive });
    return { version: kept.version, text: kept.content };
  }

  private onFailure(error: unknown) {
    if (!hasCode(error, DRAFT_CODE.conflict)) {
      if (error instanceof ApiError && error.mayRepeat) this.later(RETRY_MS);
      return;
    }
    const { draft } = error.details as Partial<DraftConflict>;
    if (draft) return this.compare(draft);
    // Sent or thrown away elsewhere, and typed on here: it is a new one.
    this.learn({ version: null, text: null });
    this.later(0);
  }

  /** An answer that crosses a save would tell of what this page itself has kept meanwhile as if it were somebody else's. */
  private look(): Promise<void> {
    this.looking = this.saving.then(async () => {
      const { known } = this;
      const kept = await this.place.find().catch(() => undefined);
      if (kept !== undefined && known === this.known) this.compare(kept);
    });
    return this.looking;
  }

  private compare(kept: KeptDraft | null) {
    const isAsKnown = this.text === this.known.text;
    if (!kept) {
      if (this.known.version && isAsKnown) return this.adopt(null, { version: null, text: null });
      this.learn({ version: null, text: null });
      return this.later(0);
    }
    const known = { version: kept.version, text: kept.content };
    if (kept.version === this.known.version) return this.later(0);
    if (kept.content === this.text) return this.learn(known);
    if (isAsKnown || this.text === null) return this.adopt(kept.content, known);
    this.offer(kept);
  }

  /** Another tab of this browser writes the same draft. */
  private onOtherTab(text: string | null, former: string | null) {
    if (text === null && this.newer && this.newer.content === former) return this.remain();
    if (text === this.text) return;
    // What this tab has too was sent or thrown away there.
    const isGone = text === null && this.text === former;
    if (isGone || !this.touched || this.text === null) return this.echo(text);
    if (text !== null) this.offer({ content: text, version: '' });
  }

  /** The other draft was sent or thrown away, and with it the server's copy: what is typed here is the only one, and is kept again once the other is gone. */
  private remain() {
    this.offer(null);
    this.learn({ version: null, text: null });
    if (this.text !== null) localStorage.setItem(textKey(this.name), this.text);
    this.later(FOLLOW_MS);
  }

  private echo(text: string | null) {
    this.echoed = text;
    this.adopt(text, localKnown(this.name));
  }

  private adopt(text: string | null, known: Known) {
    this.text = text;
    this.touched = false;
    this.learn(known);
    this.offer(null);
    this.listener.replace(text);
  }

  private learn(known: Known) {
    this.known = known;
    keepKnown(this.name, known);
  }

  private offer(newer: Pick<KeptDraft, 'content' | 'version'> | null) {
    this.newer = newer;
    this.listener.offer(newer?.content ?? null);
  }

  private later(ms: number) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.save(), ms);
  }
}
