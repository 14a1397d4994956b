import { Inject, Injectable } from '@nestjs/common';
import { PROFILE_DRAFT_STEPS, type ProfileDraft, type ProfileDraftStep } from '../../../../contracts/profile-drafts.js';
import type { MemberNotes } from '../../../kernel/member-notes.js';
import { KeptDrafts } from '../../../platform/notes/kept-drafts.js';
import { MEMBER_NOTES } from '../../../platform/tokens.js';

export const PROFILE_DRAFT_KIND = 'profile-draft';

/** Keeps what members have typed into the editor of their profile and not published yet, one draft for each step. */
@Injectable()
export class ProfileDrafts {
  private readonly drafts: KeptDrafts<{ content: string }>;

  constructor(@Inject(MEMBER_NOTES) notes: MemberNotes) {
    this.drafts = new KeptDrafts(notes, PROFILE_DRAFT_KIND);
  }

  /** Newest first. */
  async list(memberId: string): Promise<ProfileDraft[]> {
    const kept = await this.drafts.list(memberId, PROFILE_DRAFT_STEPS.length);
    return kept.map(({ key, ...draft }) => ({ ...draft, step: key as ProfileDraftStep }));
  }

  /** Throws DRAFT_CONFLICT with what is kept when that is another version than the writer knew, unless it says the same. */
  async save(memberId: string, step: ProfileDraftStep, content: string, known: string | null, at: string): Promise<ProfileDraft> {
    const saved = await this.drafts.save(memberId, step, { content }, known, at, (kept): ProfileDraft => ({ step, ...kept }));
    return { step, ...saved };
  }

  async remove(memberId: string, step: ProfileDraftStep): Promise<void> {
    await this.drafts.remove(memberId, step);
  }
}
