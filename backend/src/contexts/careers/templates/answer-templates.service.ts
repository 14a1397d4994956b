import { Inject, Injectable } from '@nestjs/common';
import { type AnswerTemplate, type AnswerTemplateRequest, TEMPLATE_TEXT } from '../../../../contracts/job-templates.js';
import type { Clock } from '../../../kernel/clock.js';
import type { Ids } from '../../../kernel/ids.js';
import type { MemberNotes } from '../../../kernel/member-notes.js';
import { changedNote } from '../../../platform/notes/changed-note.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { CLOCK, IDS, MEMBER_NOTES } from '../../../platform/tokens.js';
import { TEMPLATES_KEY, TEMPLATES_KIND, templatesIn, withChanged, withNew, without } from './answer-templates.rules.js';

type Templates = readonly AnswerTemplate[];

/** Keeps the texts that members answer applicants with: theirs alone, and no facts, as nothing happened. */
@Injectable()
export class AnswerTemplates {
  constructor(
    @Inject(MEMBER_NOTES) private readonly notes: MemberNotes,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  /** In the order in which they were kept. */
  async of(memberId: string): Promise<Templates> {
    const [note] = await this.notes.get(shelfOf(memberId), [TEMPLATES_KEY]);
    return templatesIn(note?.text);
  }

  keep(memberId: string, wish: AnswerTemplateRequest): Promise<AnswerTemplate> {
    const id = this.ids.next();
    return this.changed(memberId, id, (templates) => withNew(templates, id, wish));
  }

  rewrite(memberId: string, id: string, wish: AnswerTemplateRequest): Promise<AnswerTemplate> {
    return this.changed(memberId, id, (templates) => withChanged(templates, id, wish));
  }

  async remove(memberId: string, id: string): Promise<void> {
    await this.change(memberId, (templates) => without(templates, id));
  }

  private async changed(memberId: string, id: string, change: (templates: Templates) => Templates): Promise<AnswerTemplate> {
    const template = (await this.change(memberId, change)).find((kept) => kept.id === id);
    if (!template) throw notFound(TEMPLATE_TEXT.notFound);
    return template;
  }

  private async change(memberId: string, change: (templates: Templates) => Templates): Promise<Templates> {
    const place = { key: TEMPLATES_KEY, at: this.clock.now().toISOString() };
    return templatesIn(await changedNote(this.notes, shelfOf(memberId), place, (kept) => JSON.stringify(change(templatesIn(kept)))));
  }
}

const shelfOf = (memberId: string) => ({ memberId, kind: TEMPLATES_KIND });
