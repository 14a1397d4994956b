import type { CaseConversation } from '../../../../contracts/chat-evidence.js';
import type { ReportedContent, ReportedType } from '../../../../contracts/moderation.js';
import type { Origin } from '../../../kernel/command.js';
import type { EditOfText, Reportable, ReportableContent, ReportableSource, ReportOnItsWay, Surroundings } from './reportable-content.port.js';

/** The registry of what can be reported: a source for each type. A type that is declared and has none does not compile. */
export class ReportableSources implements ReportableContent {
  constructor(private readonly sources: Readonly<Record<ReportedType, ReportableSource>>) {}

  find(type: ReportedType, id: string): Promise<Reportable | null> {
    return this.sources[type].find(id);
  }

  at(type: ReportedType, id: string, revision: number): Promise<ReportedContent | null> {
    return this.sources[type].at(id, revision);
  }

  async current(type: ReportedType, id: string): Promise<ReportedContent | null> {
    const source = this.sources[type];
    return source.current ? source.current(id) : ((await source.find(id))?.now ?? null);
  }

  async wordedAt(type: ReportedType, id: string): Promise<number | null> {
    return (await this.sources[type].wordedAt?.(id)) ?? null;
  }

  around(type: ReportedType, id: string): Promise<Surroundings | null> {
    return this.sources[type].around(id);
  }

  async keep(type: ReportedType, id: string, report: ReportOnItsWay, origin: Origin): Promise<void> {
    await this.sources[type].keep?.(id, report, origin);
  }

  async kept(type: ReportedType, id: string): Promise<CaseConversation | null> {
    return (await this.sources[type].kept?.(id)) ?? null;
  }

  async words(type: ReportedType, id: string, authorId: string): Promise<string | null> {
    return (await this.sources[type].words?.(id, authorId)) ?? null;
  }

  async editBy(type: ReportedType, id: string, decisionId: string): Promise<EditOfText | null> {
    return (await this.sources[type].editBy?.(id, decisionId)) ?? null;
  }
}
