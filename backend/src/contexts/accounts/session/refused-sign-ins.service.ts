import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { ACCESS_TEXT } from '../../../../contracts/access.js';
import { MEMBER_SESSIONS_KEPT, type RefusedSignInRow, type SignInRefusal } from '../../../../contracts/member-record.js';
import type { Clock } from '../../../kernel/clock.js';
import type { MemberNotes } from '../../../kernel/member-notes.js';
import { LOGGER } from '../../../platform/observability/logger.js';
import { requestContext } from '../../../platform/request/request-context.js';
import { CLOCK, MEMBER_NOTES } from '../../../platform/tokens.js';
import { type Device, type ToldDevice, toldBy } from './device.rules.js';
import { placeInWords } from './place.rules.js';

export const REFUSED_KIND = 'refused-sign-in';
/** A process that dies loses what it has gathered in this time. */
const GATHERED_MS = 5_000;
/** How often a note is written when another process writes it in between. */
const ATTEMPTS = 3;

/** What a note of this kind holds: refusals of one day that were alike. */
export type KeptRefusals = ToldDevice & { readonly why: SignInRefusal; readonly count: number };

interface Gathered {
  readonly memberId: string;
  readonly key: string;
  readonly at: string;
  readonly refusals: KeptRefusals;
}

/**
 * Keeps the newest refused sign-ins of a member as notes under their key. No facts: guessing passwords must not fill the log. They are gathered
 * in memory and written later, so that an answer takes as long for an account as for none.
 */
@Injectable()
export class RefusedSignIns implements OnApplicationShutdown {
  private gathered = new Map<string, Gathered>();
  private writing: Promise<void> = Promise.resolve();
  private callOff: (() => void) | null = null;

  constructor(
    @Inject(MEMBER_NOTES) private readonly notes: MemberNotes,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  note(memberId: string, why: SignInRefusal, from: Device): void {
    const told = toldBy(from);
    const at = this.clock.now().toISOString();
    const key = JSON.stringify([at.slice(0, 10), why, told.device, told.place]);
    const place = `${memberId}/${key}`;
    const before = this.gathered.get(place)?.refusals.count ?? 0;
    this.gathered.set(place, { memberId, key, at, refusals: { ...told, why, count: before + 1 } });
    this.writeLater();
  }

  /** The newest first, also what this process has not written yet. */
  async of(memberId: string): Promise<RefusedSignInRow[]> {
    await this.write();
    const kept = await this.notes.list(shelf(memberId), MEMBER_SESSIONS_KEPT);
    return kept.map(({ text, at, version }) => {
      const { device, place, why, count } = refusalsIn(text);
      return { id: version, device: device ?? ACCESS_TEXT.unknownDevice, place: placeInWords(place), why, count, at };
    });
  }

  /** Resolves when everything that was refused until now is written, or has been tried. */
  write(): Promise<void> {
    this.callOff?.();
    this.callOff = null;
    this.writing = this.writing.then(() => this.writeAll());
    return this.writing;
  }

  /** The server does not listen any more, and the notes are still open. */
  async onApplicationShutdown(): Promise<void> {
    await this.write();
  }

  /** Outside of the request that happens to be the first. */
  private writeLater(): void {
    const at = new Date(this.clock.now().getTime() + GATHERED_MS);
    this.callOff ??= requestContext.exit(() => this.clock.wakeAt(at, () => void this.write()));
  }

  private async writeAll(): Promise<void> {
    const taken = [...this.gathered.values()];
    this.gathered = new Map();
    const outcomes: PromiseSettledResult<void>[] = [];
    for (const one of taken) outcomes.push(...(await Promise.allSettled([this.keep(one)])));
    const failed = outcomes.filter((outcome) => outcome.status === 'rejected');
    // Not kept for another time: a store that is away must not let guesses pile up in memory.
    if (failed[0]) this.logger.warn({ err: failed[0].reason, count: failed.length }, 'refused sign-ins were lost');
  }

  private async keep({ memberId, key, at, refusals }: Gathered): Promise<void> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const [kept] = await this.notes.get(shelf(memberId), [key]);
      const count = refusals.count + (kept ? refusalsIn(kept.text).count : 0);
      const text = JSON.stringify({ ...refusals, count } satisfies KeptRefusals);
      if (!(await this.notes.put(shelf(memberId), { key, text, at }, kept?.version ?? null))) continue;
      if (!kept) await this.notes.trim(shelf(memberId), MEMBER_SESSIONS_KEPT);
      return;
    }
    throw new Error('a note of refused sign-ins kept changing');
  }
}

const shelf = (memberId: string) => ({ memberId, kind: REFUSED_KIND });

export const refusalsIn = (text: string): KeptRefusals => JSON.parse(text) as KeptRefusals;
